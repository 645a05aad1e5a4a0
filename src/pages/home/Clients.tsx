import { clients as listed } from 'virtual:content/clients'
import { clientsTexts } from 'virtual:content/clientsTexts'
import { credentials } from 'virtual:content/credentials'
import { clientsWords } from 'virtual:words/clients'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { ClientMarks } from '@/components/carousel/ClientMarks'
import markStyles from '@/components/carousel/ClientMarks.module.css'
import { LazyImage } from '@/components/LazyImage'
import { PracticeTag } from '@/components/PracticeTag'
import { SampleMark } from '@/components/SampleMark'
import { Section, SectionHead } from '@/components/Section'
import type { Testimonial } from '@/data/collections/testimonials'
import { positionOf } from '@/data/practices'
import { collectionQuery } from '@/data/queries'
import { useNearViewport } from '@/hooks/useNearViewport'
import { imageAddress } from '@/lib/webAddress'
import styles from './Clients.module.css'

const testimonialsQuery = collectionQuery(
  'testimonials',
  async () => (await import('@/data/collections/testimonials')).testimonials,
)

/**
 * Logos, what clients say, and what can be checked. Each part is absent if the owner published nothing for it; without
 * clients, the section is named after the credentials.
 */
export function Clients() {
  const place = useRef<HTMLDivElement>(null)
  const { data: testimonials = [] } = useQuery({ ...testimonialsQuery, enabled: useNearViewport(place) })
  const hasLogos = listed.logos.length > 0
  const hasClients = hasLogos || testimonials.length > 0
  const hasCredentials = credentials.length > 0
  return (
    <div ref={place}>
      {hasClients && (
        <Section heading={clientsTexts.heading} intro={clientsTexts.intro}>
          {hasLogos && <ClientMarks />}
          {testimonials.length > 0 && <Testimonials testimonials={testimonials} />}
          {hasCredentials && <Credentials />}
        </Section>
      )}
      {!hasClients && hasCredentials && (
        <Section heading={clientsTexts.credentials}>
          <CredentialList />
        </Section>
      )}
    </div>
  )
}

function Credentials() {
  return (
    <div className={styles.proof}>
      <SectionHead level={3} kind="group" title={clientsTexts.credentials} />
      <CredentialList />
    </div>
  )
}

function CredentialList() {
  return (
    <dl className={styles.credentials}>
      {credentials.map(({ name, detail, url, sample }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="row muted wrap-anywhere">
            {url ? (
              <a href={url} rel="external noopener">
                {detail}
              </a>
            ) : (
              detail
            )}
            {sample && <SampleMark />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <div className={styles.proof}>
      <SectionHead level={3} kind="stub" title={clientsTexts.testimonials} />
      <ul className={styles.quotes}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.id} data-practice={positionOf(testimonial.practice)}>
            <Quote testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Quote({ testimonial }: { testimonial: Testimonial }) {
  const { name, role, company, logo, practice, quote, sample } = testimonial
  const picture = imageAddress(logo)
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p className="quoted">{quote}</p>
      </blockquote>
      <figcaption className="row">
        {picture && <LazyImage className={markStyles.logo} src={picture} alt="" width={32} height={32} />}
        <span className={styles.who}>
          <b>{name}</b>
          <span>{role && company ? clientsWords.roleAt({ role, company }) : role || company}</span>
        </span>
        <span className={`${styles.marks} row`}>
          <PracticeTag id={practice} />
          {sample && <SampleMark />}
        </span>
      </figcaption>
    </figure>
  )
}

import { founder } from 'virtual:content/founder'
import { pages } from 'virtual:content/pages'
import { Suspense } from 'react'
import { LazyImage } from '@/components/LazyImage'
import { Section } from '@/components/Section'
import { PageSeo } from '@/components/seo/PageSeo'
import { Tag } from '@/components/Tag'
import { statusMessages } from '@/content/messages'
import { paths } from '@/paths'
import styles from './AboutPage.module.css'
import { ClientsAndTeam } from './ClientsAndTeam'

export function AboutPage() {
  const page = pages.about
  return (
    <>
      <PageSeo page={page} path={paths.about} />
      <Section level={1} heading={page.heading} intro={page.intro}>
        <Founder />
      </Section>
      <Suspense>
        <ClientsAndTeam />
      </Suspense>
    </>
  )
}

function Founder() {
  const { name, role, quote, bio, portrait, sample } = founder
  return (
    <div className={styles.founder} data-practice="digital">
      <div className={styles.words}>
        <figure className={styles.quote}>
          <blockquote>
            <p>{quote}</p>
          </blockquote>
          <figcaption>
            <b>{name}</b>
            <span>{role}</span>
            {sample && <Tag>{statusMessages.sample}</Tag>}
          </figcaption>
        </figure>
        <div className={styles.bio}>
          {bio.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <LazyImage src={portrait} alt="" width={480} height={560} priority className={styles.portrait} />
    </div>
  )
}

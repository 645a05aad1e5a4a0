import { aboutTexts } from 'virtual:content/aboutTexts'
import { clients as listed } from 'virtual:content/clients'
import { founder } from 'virtual:content/founder'
import { pageTexts } from 'virtual:content/pageTexts'
import { site } from 'virtual:content/site'
import { teamWords } from 'virtual:words/team'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { ButtonLink } from '@/components/Button'
import { EmailLink, PhoneLink } from '@/components/ContactLink'
import { ClientMarks } from '@/components/carousel/ClientMarks'
import { Icon } from '@/components/Icon'
import { LazyImage } from '@/components/LazyImage'
import { PageSection } from '@/components/PageSection'
import { SampleMark } from '@/components/SampleMark'
import { Section } from '@/components/Section'
import { newestArticles } from '@/data/articleQueries'
import { middlePosition } from '@/data/practices'
import { AS_KNOWN, collectionQuery } from '@/data/queries'
import { paths } from '@/paths'
import { isShown } from '@/shownPages'
import styles from './AboutPage.module.css'
import { TeamGrid, teamQuery } from './TeamGrid'
import { TeamRibbons } from './TeamRibbons'

export function AboutPage() {
  return (
    <>
      <PageSection path={paths.about} page={pageTexts.about}>
        <Founder />
      </PageSection>
      <Suspense>
        <ClientsAndTeam />
      </Suspense>
    </>
  )
}

function Founder() {
  const { name, role, quote, bio, portrait, sample } = founder
  return (
    <div id="founder" className={`${styles.founder} column`} data-practice={middlePosition}>
      <LazyImage
        src={portrait}
        alt=""
        width={400}
        height={495}
        priority
        className={`portrait ${styles.portrait}`}
      />
      <div className={styles.words}>
        <figure className={styles.quote}>
          <blockquote>
            <p className="quoted balanced">{quote}</p>
          </blockquote>
          <figcaption className="row">
            <b>{name}</b>
            <span>{role}</span>
            {sample && <SampleMark />}
          </figcaption>
        </figure>
        <details className={styles.more}>
          <summary className="target action">
            {teamWords.about({ name })}
            <Icon name="plus" />
          </summary>
          <div className={styles.bio}>
            {bio.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      </div>
    </div>
  )
}

export function ClientsAndTeam() {
  return (
    <>
      <Team>
        <Clients />
      </Team>
      <Section heading={aboutTexts.call.heading} intro={aboutTexts.call.intro} kind="stub">
        <p className={styles.call}>
          <ButtonLink to={paths.contact} icon="arrow" large>
            {aboutTexts.call.action}
          </ButtonLink>
          <PhoneLink number={site.contact.phone} className="target label wrap-anywhere" />
          <EmailLink address={site.contact.email} className="target label wrap-anywhere" />
        </p>
      </Section>
    </>
  )
}

const clientsQuery = collectionQuery(
  'clients',
  async () => (await import('@/data/collections/clients')).clients,
)

/** What they say is on the home page. */
function Clients() {
  // The fixed list is complete without stored clients, so loading and failure need no message.
  const { data: stored = [] } = useQuery(clientsQuery)
  if (listed.logos.length + stored.length === 0) return null
  return (
    <Section heading={aboutTexts.clients.heading} intro={aboutTexts.clients.intro}>
      <ClientMarks clients={stored} />
    </Section>
  )
}

/** Below the clients, whose part the same ribbons frame. */
function Team({ children }: { children: ReactNode }) {
  const { data } = useQuery(teamQuery)
  // The articles of the build are recent enough, so this makes no request.
  const newest = useInfiniteQuery({ ...newestArticles, ...AS_KNOWN, enabled: isShown(paths.insights) })
  // The team is empty. A failed load is not an empty list.
  if (data?.length === 0) return children
  return (
    <TeamRibbons>
      {children}
      <Section heading={aboutTexts.team.heading} intro={aboutTexts.team.intro}>
        <TeamGrid articles={newest.data?.pages[0]?.items ?? []} />
      </Section>
    </TeamRibbons>
  )
}

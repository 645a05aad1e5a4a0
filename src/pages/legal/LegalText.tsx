import type { LegalText as Text } from 'virtual:content/privacy'
import { site } from 'virtual:content/site'
import { legalWords } from 'virtual:words/legal'
import { EmailLink } from '@/components/ContactLink'
import { Contents } from '@/components/Contents'
import lists from '@/components/EntryLists.module.css'
import { Sentence } from '@/components/Sentence'
import { PageLink } from '@/components/SiteLink'
import { formatDate } from '@/lib/dates'
import styles from './LegalText.module.css'

type LegalTextProps = {
  text: Text
  /** The legal page at the end of this one. */
  other: { path: string; title: string }
}

export function LegalText({ text: { sections, updated }, other }: LegalTextProps) {
  const headings = sections.map(({ id, heading }) => ({ id, text: heading, level: 2 as const }))
  return (
    <div className={styles.legal}>
      <Contents className={styles.contents} headings={headings} />
      <div className={`${styles.text} ${lists.lists} column`}>
        {site.legal.sample && <p className={styles.note}>{legalWords.sample}</p>}
        {sections.map(({ id, html }) => (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the build has written it from the owner's Markdown
          <section key={id} aria-labelledby={id} dangerouslySetInnerHTML={{ __html: html }} />
        ))}
        <div className={styles.end}>
          <p>
            <Sentence
              of={legalWords.updated}
              links={{ date: <time dateTime={updated}>{formatDate(Date.parse(updated))}</time> }}
            />
          </p>
          <p className="links screen-only">
            <PageLink className="target label" to={other.path}>
              {other.title}
            </PageLink>
            <EmailLink className="target label wrap-anywhere" address={site.contact.email} />
          </p>
        </div>
      </div>
    </div>
  )
}

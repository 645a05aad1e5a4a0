import { pageTexts } from 'virtual:content/pageTexts'
import type { LegalText as Text } from 'virtual:content/privacy'
import { site } from 'virtual:content/site'
import { legalWords } from 'virtual:words/legal'
import { Contents } from '@/components/Contents'
import lists from '@/components/EntryLists.module.css'
import { Sentence } from '@/components/Sentence'
import { PageLink } from '@/components/SiteLink'
import { formatDate } from '@/lib/dates'
import { paths } from '@/paths'
import styles from './LegalText.module.css'

type LegalTextProps = {
  text: Text
  /** The legal page at the end of this one. */
  other: 'privacy' | 'terms'
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
            <PageLink className="target label" to={paths[other]}>
              {pageTexts[other].title}
            </PageLink>
            <PageLink className="target label" to={paths.contact}>
              {pageTexts.contact.title}
            </PageLink>
          </p>
        </div>
      </div>
    </div>
  )
}

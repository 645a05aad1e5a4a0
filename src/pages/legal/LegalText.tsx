import type { LegalText as Text } from 'virtual:content/privacy'
import { site } from 'virtual:content/site'
import { legalWords } from 'virtual:words/legal'
import { Contents } from '@/components/Contents'
import { Sentence } from '@/components/Sentence'
import { formatDate } from '@/lib/dates'
import styles from './LegalText.module.css'

export function LegalText({ text: { sections, updated } }: { text: Text }) {
  const headings = sections.map(({ id, heading }) => ({ id, text: heading, level: 2 as const }))
  return (
    <div className={styles.legal}>
      <Contents className={styles.contents} headings={headings} />
      <div className={`${styles.text} column`}>
        {site.legal.sample && <p className={styles.note}>{legalWords.sample}</p>}
        {sections.map(({ id, html }) => (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the build has written it from the owner's Markdown
          <section key={id} aria-labelledby={id} dangerouslySetInnerHTML={{ __html: html }} />
        ))}
        <p className="muted small">
          <Sentence
            of={legalWords.updated}
            links={{ date: <time dateTime={updated}>{formatDate(Date.parse(updated))}</time> }}
          />
        </p>
      </div>
    </div>
  )
}

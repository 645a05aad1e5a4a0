import { positionOf } from '@/data/practices'
import type { Found } from '@/data/siteSearch/SearchIndex'
import { formatDate } from '@/lib/dates'
import { searchTerms } from '@/lib/searchTerms'
import { foundLine, MarkedText } from './MarkedText'
import styles from './SearchResults.module.css'

/** Title and line of a result. */
export function ResultText({ found }: { found: Found }) {
  const { terms, entry } = found
  const { title, practice = '', date, text = '', lines = [], kind } = entry
  const day = date === undefined ? '' : formatDate(date)
  // A line is only worth more than the description for what the title does not say.
  const inTitle = searchTerms(title)
  const others = terms.filter((term) => !inTitle.includes(term))
  const shown = foundLine([text, ...lines], others) ?? (kind === 'article' ? day || text : text)
  return (
    <span className={styles.result} data-practice={positionOf(practice)}>
      <span className={styles.band} aria-hidden="true" />
      <span className={`${styles.words} wrap-anywhere`}>
        <span className={styles.title}>
          <MarkedText text={title} terms={terms} />
        </span>
        {shown && (
          <span className={`${styles.line} muted note`}>
            <MarkedText text={shown} terms={terms} />
          </span>
        )}
      </span>
    </span>
  )
}

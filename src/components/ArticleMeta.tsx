import { insightsWords } from 'virtual:words/insights'
import { practiceLabel } from '@/data/practices'
import { formatDate, isoDate } from '@/lib/dates'
import styles from './ArticleMeta.module.css'
import { Drawing } from './Drawing'
import { PracticeTag } from './PracticeTag'

type ArticleMetaProps = {
  article: { practice: string; writer: string; date: number | null; minutes: number }
  /** Leave out the practice if a tag already shows it. */
  parts?: readonly ('practice' | 'writer' | 'date' | 'minutes')[]
}

const ALL = ['practice', 'writer', 'date', 'minutes'] as const

/** Who wrote it, when, about what, and how long it takes. */
export function ArticleMeta({ article, parts = ALL }: ArticleMetaProps) {
  const { practice, writer, date, minutes } = article
  const label = practiceLabel(practice)
  return (
    <p className={styles.meta}>
      {parts.includes('practice') && label && <span>{label}</span>}
      {parts.includes('writer') && writer && <span>{writer}</span>}
      <span className={styles.when}>
        {parts.includes('date') && date !== null && <time dateTime={isoDate(date)}>{formatDate(date)}</time>}
        {parts.includes('minutes') && <span>{insightsWords.readingTime({ minutes })}</span>}
      </span>
    </p>
  )
}

/** The practice of an article, and its drawing. */
export function ArticleTag({
  article: { practice, drawing },
}: {
  article: { practice: string; drawing: string }
}) {
  return (
    <div className={styles.row}>
      <PracticeTag id={practice} />
      <Drawing name={drawing} practice={practice} className={styles.drawing} />
    </div>
  )
}

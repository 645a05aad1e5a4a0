import { insightsWords } from 'virtual:words/insights'
import { practiceName } from '@/data/practices'
import { formatDate, isoDate } from '@/lib/dates'
import styles from './ArticleMeta.module.css'
import { Drawing } from './Drawing'
import { Tag } from './Tag'

type ArticleMetaProps = {
  article: { practice: string; writer: string; date: number | null; minutes: number }
  /** Leave out the practice if a tag already shows it. */
  parts?: readonly ('practice' | 'writer' | 'date' | 'minutes')[]
}

const ALL = ['practice', 'writer', 'date', 'minutes'] as const

/** Who wrote it, when, about what, and how long it takes. */
export function ArticleMeta({ article, parts = ALL }: ArticleMetaProps) {
  const { practice, writer, date, minutes } = article
  return (
    <p className={styles.meta}>
      {parts.includes('practice') && practice && <span>{practiceName(practice)}</span>}
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
      {practice && <Tag>{practiceName(practice)}</Tag>}
      <Drawing name={drawing} practice={practice} className={styles.drawing} />
    </div>
  )
}

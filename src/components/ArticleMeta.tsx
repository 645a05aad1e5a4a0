import { readingTime } from '@/content/insights'
import { practiceName } from '@/content/practiceName'
import { formatDate, isoDate } from '@/lib/dates'
import styles from './ArticleMeta.module.css'

export type ArticleMetaProps = {
  article: { domain: string; writerName: string; date: number | null; minutes: number }
  /** Leave out the domain if a tag already shows it. */
  parts?: readonly ('domain' | 'writer' | 'date' | 'minutes')[]
}

const ALL = ['domain', 'writer', 'date', 'minutes'] as const

/** Who wrote it, when, about what, and how long it takes. */
export function ArticleMeta({ article, parts = ALL }: ArticleMetaProps) {
  const { domain, writerName, date, minutes } = article
  return (
    <p className={styles.meta}>
      {parts.includes('domain') && domain && <span>{practiceName(domain)}</span>}
      {parts.includes('writer') && writerName && <span>{writerName}</span>}
      <span className={styles.when}>
        {parts.includes('date') && date !== null && <time dateTime={isoDate(date)}>{formatDate(date)}</time>}
        {parts.includes('minutes') && <span>{readingTime(minutes)}</span>}
      </span>
    </p>
  )
}

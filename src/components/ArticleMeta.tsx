import { insightsWords } from 'virtual:words/insights'
import { positionOf, practiceName } from '@/data/practices'
import { formatDate, isoDate } from '@/lib/dates'
import styles from './ArticleMeta.module.css'
import drawings from './articleDrawings.svg'
import { articleTopic } from './articleTopics'
import { Tag } from './Tag'

export type ArticleMetaProps = {
  article: { practice: string; writerName: string; date: number | null; minutes: number }
  /** Leave out the practice if a tag already shows it. */
  parts?: readonly ('practice' | 'writer' | 'date' | 'minutes')[]
}

const ALL = ['practice', 'writer', 'date', 'minutes'] as const

/** Who wrote it, when, about what, and how long it takes. */
export function ArticleMeta({ article, parts = ALL }: ArticleMetaProps) {
  const { practice, writerName, date, minutes } = article
  return (
    <p className={styles.meta}>
      {parts.includes('practice') && practice && <span>{practiceName(practice)}</span>}
      {parts.includes('writer') && writerName && <span>{writerName}</span>}
      <span className={styles.when}>
        {parts.includes('date') && date !== null && <time dateTime={isoDate(date)}>{formatDate(date)}</time>}
        {parts.includes('minutes') && <span>{insightsWords.readingTime({ minutes })}</span>}
      </span>
    </p>
  )
}

export type ArticleDrawingProps = {
  article: { blogTitle: string; practice: string }
  className?: string | undefined
}

/** Decorative. All drawings are in one file, so that the pages and scripts do not contain them. */
export function ArticleDrawing({ article: { blogTitle, practice }, className }: ArticleDrawingProps) {
  const topic = articleTopic(blogTitle, positionOf(practice))
  if (!topic) return null
  return (
    <svg className={`${styles.drawing} ${className ?? ''}`} viewBox="0 0 180 96" aria-hidden="true">
      <use href={`${drawings}#${topic}`} />
    </svg>
  )
}

/** The practice of an article, and the drawing for its title. */
export function ArticleTag({ article }: { article: { blogTitle: string; practice: string } }) {
  return (
    <div className={styles.row}>
      {article.practice && <Tag>{practiceName(article.practice)}</Tag>}
      <ArticleDrawing article={article} />
    </div>
  )
}

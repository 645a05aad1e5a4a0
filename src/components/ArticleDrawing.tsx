import { articleTopic } from '@/content/articleTopics'
import { practiceName } from '@/content/practiceName'
import { practiceOf } from '@/content/practices'
import styles from './ArticleDrawing.module.css'
import drawings from './articleDrawings.svg'
import { Tag } from './Tag'

export type ArticleDrawingProps = {
  article: { blogTitle: string; domain: string }
  className?: string | undefined
}

/** Decorative. All drawings are in one file, so that the pages and scripts do not contain them. */
export function ArticleDrawing({ article: { blogTitle, domain }, className }: ArticleDrawingProps) {
  const topic = articleTopic(blogTitle, practiceOf(domain))
  if (!topic) return null
  return (
    <svg className={`${styles.drawing} ${className ?? ''}`} viewBox="0 0 180 96" aria-hidden="true">
      <use href={`${drawings}#${topic}`} />
    </svg>
  )
}

/** The practice of an article, and the drawing for its title. */
export function ArticleTag({ article }: { article: { blogTitle: string; domain: string } }) {
  return (
    <div className={styles.row}>
      {article.domain && <Tag>{practiceName(article.domain)}</Tag>}
      <ArticleDrawing article={article} />
    </div>
  )
}

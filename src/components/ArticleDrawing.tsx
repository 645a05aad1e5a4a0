import { articleTopic } from '@/content/articleTopics'
import { practiceOf } from '@/content/practices'
import styles from './ArticleDrawing.module.css'
import drawings from './articleDrawings.svg'

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

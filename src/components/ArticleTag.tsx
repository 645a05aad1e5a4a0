import { practiceName } from '@/content/practiceName'
import { ArticleDrawing } from './ArticleDrawing'
import styles from './ArticleDrawing.module.css'
import { Tag } from './Tag'

/** The practice of an article, and the drawing for its title. */
export function ArticleTag({ article }: { article: { blogTitle: string; domain: string } }) {
  return (
    <div className={styles.row}>
      {article.domain && <Tag>{practiceName(article.domain)}</Tag>}
      <ArticleDrawing article={article} />
    </div>
  )
}

import { ArticleDrawing } from './ArticleDrawing'
import { Tag } from './Tag'
import styles from './ArticleDrawing.module.css'

/** The practice of an article, and the drawing for its title. */
export function ArticleTag({ article }: { article: { blogTitle: string; domain: string } }) {
  return (
    <div className={styles.row}>
      {article.domain && <Tag>{article.domain}</Tag>}
      <ArticleDrawing article={article} />
    </div>
  )
}

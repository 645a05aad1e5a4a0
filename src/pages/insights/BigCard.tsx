import { ArticleDrawing } from '@/components/ArticleDrawing'
import { ArticleMeta } from '@/components/ArticleMeta'
import { PageLink } from '@/components/SiteLink'
import { Truncated } from '@/components/Truncated'
import { practiceOf } from '@/content/practices'
import type { ListedArticle } from '@/data/articles'
import { largeTitle, truncate } from '@/lib/truncate'
import { paths } from '@/paths'
import styles from './BigCard.module.css'

/** Titles with more characters use a smaller font size. */
const SHORT_TITLE = 42

export function BigCard({ article }: { article: ListedArticle }) {
  const practice = practiceOf(article.domain)
  const title = truncate(article.blogTitle, largeTitle)
  return (
    <article className={styles.card} data-practice={practice ?? 'ca'}>
      <PageLink className={styles.link} to={paths.article(article.id)}>
        <ArticleDrawing article={article} className={styles.drawing} />
        <h2 className={styles.title} data-long={title.length > SHORT_TITLE || undefined}>
          <Truncated text={article.blogTitle} cut={title} />
        </h2>
        <ArticleMeta article={article} />
      </PageLink>
    </article>
  )
}

import { ArticleMeta } from '@/components/ArticleMeta'
import { ArticleTag } from '@/components/ArticleTag'
import { PageLink } from '@/components/PageLink'
import { Truncated } from '@/components/Truncated'
import { practiceOf } from '@/content/practices'
import type { ListedArticle } from '@/data/articles'
import { smallTitle, truncate, truncateDescription } from '@/lib/truncate'
import { paths } from '@/paths'
import styles from './MoreArticles.module.css'

export function ArticleCell({ article }: { article: ListedArticle }) {
  return (
    <li className={styles.cell} data-practice={practiceOf(article.domain)}>
      <article className={styles.article}>
        <ArticleTag article={article} />
        <h3 className={styles.title}>
          <PageLink to={paths.article(article.id)}>
            <Truncated text={article.blogTitle} cut={truncate(article.blogTitle, smallTitle)} />
          </PageLink>
        </h3>
        {article.blogDesc && (
          <p className={styles.desc}>
            <Truncated text={article.blogDesc} cut={truncateDescription(article.blogDesc)} />
          </p>
        )}
        <div className={styles.meta}>
          <ArticleMeta article={article} parts={['writer', 'date', 'minutes']} />
        </div>
      </article>
    </li>
  )
}

import { articleTexts } from 'virtual:content/articleTexts'
import { ArticleTag } from '@/components/ArticleDrawing'
import { ArticleMeta } from '@/components/ArticleMeta'
import { articleCopy } from '@/content/articlePage'
import { practiceOf } from '@/content/practices'
import type { Article } from '@/data/queries'
import styles from './ArticleHead.module.css'

export function ArticleHead({ article }: { article: Article }) {
  const { blogTitle, blogDesc, domain, archive } = article
  return (
    <header className={styles.head} data-practice={practiceOf(domain)}>
      <ArticleTag article={article} />
      <h1 className={styles.title}>{blogTitle}</h1>
      {blogDesc && <p className={styles.lead}>{blogDesc}</p>}
      <div className={styles.meta}>
        <ArticleMeta article={article} parts={['writer', 'date', 'minutes']} />
      </div>
      {archive && (
        <p className={styles.archived}>
          <strong>{articleCopy.archived}</strong> {articleTexts.archived}
        </p>
      )}
    </header>
  )
}

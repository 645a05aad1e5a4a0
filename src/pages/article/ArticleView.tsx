import { Suspense } from 'react'
import { practiceOf } from '@/content/practices'
import type { Article } from '@/data/blogs'
import { DeferredHydration, deferredSections } from '@/layout/DeferredHydration'
import { ArticleBody } from './ArticleBody'
import { ArticleHead } from './ArticleHead'
import styles from './ArticleView.module.css'
import { Contents } from './Contents'
import { Share } from './Share'
import { useArticleBody } from './useArticleBody'

/** Articles with this many headings or fewer need no table of contents. */
const HEADINGS_WITHOUT_CONTENTS = 3

const afterArticle = deferredSections(async () => (await import('./AfterArticle')).AfterArticle)

export function ArticleView({ article }: { article: Article }) {
  const { id, domain } = article
  const body = useArticleBody(article)
  const headings = body.status === 'ready' ? body.value.headings : []

  return (
    <>
      <article className={`frame ${styles.article}`} data-id={id} data-practice={practiceOf(domain)}>
        <ArticleHead article={article} />
        <div className={styles.side}>
          {headings.length > HEADINGS_WITHOUT_CONTENTS && <Contents headings={headings} />}
        </div>
        <div className={styles.text}>
          <ArticleBody id={id} body={body} />
          <Share id={id} title={article.blogTitle} />
        </div>
      </article>
      {/* While the text loads, the end of the article is near the top of the page. */}
      {body.status !== 'loading' && (
        <Suspense fallback={null}>
          <DeferredHydration sections={afterArticle} props={{ article }} />
        </Suspense>
      )}
    </>
  )
}

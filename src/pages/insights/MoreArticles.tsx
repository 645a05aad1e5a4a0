import { insightsTexts } from 'virtual:content/insightsTexts'
import { useId, useLayoutEffect, useRef } from 'react'
import { ArticleTag } from '@/components/ArticleDrawing'
import { ArticleMeta } from '@/components/ArticleMeta'
import { Button } from '@/components/Button'
import { PageLink } from '@/components/SiteLink'
import { Truncated } from '@/components/Truncated'
import { formatMore, insightCopy } from '@/content/insights'
import { showMoreLabel } from '@/content/labels'
import { type Domain, practiceOf } from '@/content/practices'
import type { ListedArticle } from '@/data/articles'
import { smallTitle, truncate, truncateDescription } from '@/lib/truncate'
import { paths } from '@/paths'
import styles from './MoreArticles.module.css'
import { FIRST_CELLS, useMoreArticles } from './useMoreArticles'

export function MoreArticles({ domain }: { domain: Domain | null }) {
  const { shown, state, added, hasMore, loadMore } = useMoreArticles(domain)
  const id = useId()
  const list = useRef<HTMLUListElement>(null)

  // Move the focus to the first new article, or to the last one if there is none, because the button may be gone.
  useLayoutEffect(() => {
    if (!added || (added.count === 0 && !added.isLast)) return
    const cell = list.current?.children[added.at] ?? list.current?.lastElementChild
    cell?.querySelector('a')?.focus({ preventScroll: true })
  }, [added])

  function endText() {
    if (state === 'failed') return insightCopy.moreFailed
    if (state === 'loading') return null
    if (added && added.count > 0) return formatMore(added.count)
    return !hasMore && (added || shown.length > FIRST_CELLS) ? insightCopy.noMore : null
  }

  if (shown.length === 0) return null
  return (
    <section className={styles.more} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {insightsTexts.more}
      </h2>
      <ul ref={list} className={styles.grid}>
        {shown.map((article) => (
          <ArticleCell key={article.id} article={article} />
        ))}
      </ul>
      <div className={styles.end}>
        {hasMore && (
          <Button
            variant="line"
            icon="plus"
            busy={state === 'loading'}
            busyLabel={insightCopy.loadingMore}
            onClick={() => void loadMore()}
          >
            {showMoreLabel}
          </Button>
        )}
        <p role="status" className="muted small">
          {endText()}
        </p>
      </div>
    </section>
  )
}

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

import { insightsTexts } from 'virtual:content/insightsTexts'
import { useId, useLayoutEffect, useRef } from 'react'
import { Button } from '@/components/Button'
import { formatMore, insightCopy } from '@/content/insights'
import { showMoreLabel } from '@/content/labels'
import type { Domain } from '@/content/practices'
import { ArticleCell } from './ArticleCell'
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

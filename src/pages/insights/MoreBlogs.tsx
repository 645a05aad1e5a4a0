import { useId, useLayoutEffect, useRef } from 'react'
import { Button } from '@/components/Button'
import { formatMore, insightCopy } from '@/content/insights'
import { showMoreLabel } from '@/content/labels'
import type { Domain } from '@/content/practices'
import type { BlogPage } from '@/data/blogs'
import { BlogCell } from './BlogCell'
import styles from './MoreBlogs.module.css'
import { FIRST_CELLS, useMoreBlogs } from './useMoreBlogs'

export function MoreBlogs({ domain, first }: { domain: Domain | null; first: BlogPage }) {
  const { shown, state, added, hasMore, loadMore } = useMoreBlogs(domain, first)
  const id = useId()
  const list = useRef<HTMLUListElement>(null)

  // Move the focus to the first new article, because the button may be gone.
  useLayoutEffect(() => {
    if (added.count === 0) return
    const cell = list.current?.children[added.at]
    cell?.querySelector('a')?.focus({ preventScroll: true })
  }, [added])

  if (shown.length === 0) return null
  return (
    <section className={styles.more} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {insightCopy.moreBlogs}
      </h2>
      <ul ref={list} className={styles.grid}>
        {shown.map((blog) => (
          <BlogCell key={blog.id} blog={blog} />
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
          {state === 'failed' && insightCopy.moreFailed}
          {state === 'idle' && added.count > 0 && formatMore(added.count)}
          {state === 'idle' &&
            added.count === 0 &&
            !hasMore &&
            shown.length > FIRST_CELLS &&
            insightCopy.noMore}
        </p>
      </div>
    </section>
  )
}

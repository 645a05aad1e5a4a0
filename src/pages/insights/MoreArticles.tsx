import { insightsTexts } from 'virtual:content/insightsTexts'
import { controlsWords } from 'virtual:words/controls'
import { insightsWords } from 'virtual:words/insights'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { ArticleMeta, ArticleTag } from '@/components/ArticleMeta'
import { Button } from '@/components/Button'
import { PageLink } from '@/components/SiteLink'
import { Truncated } from '@/components/Truncated'
import { articlesQuery } from '@/data/articleQueries'
import type { ListedArticle } from '@/data/collections/articles'
import { positionOf } from '@/data/practices'
import type { ListPart } from '@/data/reader'
import { smallTitle, truncate, truncateDescription } from '@/lib/truncate'
import { paths } from '@/paths'
import styles from './MoreArticles.module.css'

export function MoreArticles({ practice }: { practice: string | null }) {
  const { shown, isLoading, hasFailed, added, hasMore, loadMore } = useMoreArticles(practice)
  const id = useId()
  const list = useRef<HTMLUListElement>(null)

  // Move the focus to the first new article, because the button may be gone.
  useLayoutEffect(() => {
    const cells = list.current?.children
    // The last one, if the others have been withdrawn meanwhile.
    const cell = added && (cells?.[added.at] ?? cells?.[added.at - 1])
    cell?.querySelector('a')?.focus({ preventScroll: true })
  }, [added])

  function endText() {
    if (isLoading) return null
    if (hasFailed) return insightsWords.moreFailed
    if (added?.count) return insightsWords.more({ count: added.count })
    return !hasMore && (added || shown.length > FIRST_CELLS) ? insightsWords.noMore : null
  }

  if (shown.length === 0) return null
  return (
    <section className={styles.more} aria-labelledby={id}>
      <h2 id={id} className={`${styles.heading} step-2`}>
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
            busy={isLoading}
            busyLabel={insightsWords.loadingMore}
            onClick={() => void loadMore()}
          >
            {controlsWords.loadMore}
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
    <li className={styles.cell} data-practice={positionOf(article.practice)}>
      <article className={styles.article}>
        <ArticleTag article={article} />
        <h3 className={styles.title}>
          <PageLink className="cell-link" to={paths.article(article.id)}>
            <Truncated text={article.blogTitle} cut={truncate(article.blogTitle, smallTitle)} />
          </PageLink>
        </h3>
        {article.blogDesc && (
          <p className={`${styles.desc} muted wrap-anywhere`}>
            <Truncated text={article.blogDesc} cut={truncateDescription(article.blogDesc)} />
          </p>
        )}
        <div className={`${styles.meta} muted`}>
          <ArticleMeta article={article} parts={['writer', 'date', 'minutes']} />
        </div>
      </article>
    </li>
  )
}

/** In view before 'Load more', next to the large card. */
export const FIRST_CELLS = 6

/** What the last 'Load more' added: `count` cells from position `at` on. */
type Added = { count: number; at: number }

/** The articles under 'More Blogs'. The query keeps its pages, so that Back from an article returns to the same position. */
function useMoreArticles(practice: string | null) {
  const query = useInfiniteQuery(articlesQuery(practice))
  const pages = query.data?.pages ?? []
  const [added, setAdded] = useState<Added | null>(null)
  // Kept like the query's pages: with few articles, there is no second one to tell that 'Load more' was pressed.
  const client = useQueryClient()
  const expandedKey = ['expanded articles', practice]
  const [isExpanded, setIsExpanded] = useState(client.getQueryData(expandedKey) === true)

  const all = cellsOf(pages)
  // Before 'Load more', only as much as the page has room for.
  const shown = isExpanded || pages.length > 1 ? all : all.slice(0, FIRST_CELLS)

  async function loadMore() {
    const { data, isFetchNextPageError } = query.hasNextPage ? await query.fetchNextPage() : query
    if (isFetchNextPageError) return
    setIsExpanded(true)
    if (data?.pages.length === 1) client.setQueryData(expandedKey, true)
    setAdded({ count: cellsOf(data?.pages ?? pages).length - shown.length, at: shown.length })
  }

  return {
    shown,
    isLoading: query.isFetchingNextPage,
    hasFailed: query.isFetchNextPageError,
    added,
    hasMore: query.hasNextPage || shown.length < all.length,
    loadMore,
  }
}

/** All but the first article, which is on the large card. */
function cellsOf(pages: ListPart<ListedArticle>[]) {
  return pages.flatMap(({ items }) => items).slice(1)
}

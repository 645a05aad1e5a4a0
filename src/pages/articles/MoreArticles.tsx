import { insightsTexts } from 'virtual:content/insightsTexts'
import { controlsWords } from 'virtual:words/controls'
import { insightsWords } from 'virtual:words/insights'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { ArticleMeta, ArticleTag } from '@/components/ArticleMeta'
import { Button } from '@/components/Button'
import { PageLink } from '@/components/SiteLink'
import { Truncated } from '@/components/Truncated'
import { articlesQuery } from '@/data/articleQueries'
import type { ListedArticle } from '@/data/collections/articles'
import { positionOf } from '@/data/practices'
import type { ListPart } from '@/data/reader'
import { useHistoryNumber } from '@/hooks/useHistoryNumber'
import { useResume } from '@/hooks/useResume'
import type { Position } from '@/lib/positions'
import { largeTitle, smallTitle, titleLength, truncate, truncateDescription } from '@/lib/truncate'
import { paths } from '@/paths'
import styles from './MoreArticles.module.css'

type MoreArticlesProps = {
  practice: string | null /** Of the lead, whose ribbon is the rule of the heading. */
  lead: Position
}

export function MoreArticles({ practice, lead }: MoreArticlesProps) {
  const { shown, isLoading, moreFailed, added, hasMore, loadMore } = useMoreArticles(practice)
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
    if (moreFailed) return insightsWords.moreFailed
    if (added?.count) return insightsWords.more({ count: added.count })
    return !hasMore && (added || shown.length > FIRST_CELLS) ? insightsWords.noMore : null
  }

  if (shown.length === 0) return null
  return (
    <section className={styles.more} aria-labelledby={id}>
      <h2 id={id} className={`${styles.heading} step-2`} data-practice={lead}>
        {insightsTexts.more}
      </h2>
      <ul ref={list} className={styles.grid}>
        {shown.map((article, index) => (
          <ArticleCell key={article.id} article={article} isWide={WIDE_CELLS.includes(index)} />
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

/** Positions of the cells that have the room of two. */
const WIDE_CELLS = [0, 5]

export function ArticleCell({ article, isWide }: { article: ListedArticle; isWide?: boolean }) {
  const title = truncate(article.title, isWide ? largeTitle : smallTitle)
  return (
    <li className={styles.cell} data-practice={positionOf(article.practice)}>
      <article className={styles.article}>
        <ArticleTag article={article} />
        <h3 className={styles.title} data-length={isWide ? titleLength(title) : undefined}>
          <PageLink className="cell-link" to={paths.article(article.id)}>
            <Truncated text={article.title} cut={title} />
          </PageLink>
        </h3>
        {article.summary && (
          <p className={`${styles.desc} muted wrap-anywhere`}>
            <Truncated text={article.summary} cut={truncateDescription(article.summary)} />
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

/** The articles under 'More Blogs'. How many parts are shown belongs to the history entry. */
function useMoreArticles(practice: string | null) {
  const query = useInfiniteQuery(articlesQuery(practice))
  const pages = query.data?.pages ?? []
  const [added, setAdded] = useState<Added | null>(null)
  // 0: before 'Load more', only as much as the page has room for.
  const [parts, setParts] = useHistoryNumber('articles', 0)
  const shown = shownCells(pages, parts)

  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query
  // The query forgets it when all parts are read again, as after the first interaction.
  const [failedAt, setFailedAt] = useState<number>()
  if (isFetchNextPageError && failedAt !== pages.length) setFailedAt(pages.length)
  const moreFailed = failedAt === pages.length
  const isIncomplete = parts > pages.length && hasNextPage && !moreFailed
  useEffect(() => {
    // After a reload, the visitor comes back to parts that are to be read again.
    if (isIncomplete && !isFetching) void fetchNextPage()
  }, [isIncomplete, isFetching, fetchNextPage])
  useEffect(() => (isIncomplete ? stopAnchoring() : undefined), [isIncomplete])

  async function loadMore() {
    const wanted = Math.max(parts, 1) + 1
    const needsNext = hasNextPage && pages.length < wanted
    const { data, isFetchNextPageError } = needsNext ? await fetchNextPage() : query
    if (isFetchNextPageError) return
    const all = data?.pages ?? pages
    const reached = Math.min(wanted, all.length)
    setParts(reached)
    setAdded({ count: shownCells(all, reached).length - shown.length, at: shown.length })
  }

  useResume('more articles', query.isFetchingNextPage, () => void loadMore())

  return {
    shown,
    isLoading: query.isFetchingNextPage,
    moreFailed,
    added,
    hasMore: hasNextPage || shown.length < cellsOf(pages).length,
    loadMore,
  }
}

/** Browsers would move the restored position with the footer, which can be in view until the list is complete. */
function stopAnchoring(): () => void {
  const { style } = document.documentElement
  style.overflowAnchor = 'none'
  const restart = () => {
    style.overflowAnchor = ''
  }
  // After the layout of what has been added.
  return () => void requestAnimationFrame(() => requestAnimationFrame(restart))
}

function shownCells(pages: ListPart<ListedArticle>[], parts: number) {
  return parts === 0 ? cellsOf(pages).slice(0, FIRST_CELLS) : cellsOf(pages.slice(0, parts))
}

/** All but the first article, which is on the large card. */
function cellsOf(pages: ListPart<ListedArticle>[]) {
  return pages.flatMap(({ items }) => items).slice(1)
}

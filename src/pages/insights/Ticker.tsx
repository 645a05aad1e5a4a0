import { insightsTexts } from 'virtual:content/insightsTexts'
import { type CSSProperties, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '@/components/Icon'
import { PageLink } from '@/components/SiteLink'
import { Truncated } from '@/components/Truncated'
import { labels } from '@/content/labels'
import type { ListedArticle } from '@/data/articles'
import { useHydrated } from '@/hooks/useHydrated'
import { usePageVisible } from '@/hooks/usePageVisible'
import { formatDate, isoDate } from '@/lib/dates'
import { smallTitle, truncate } from '@/lib/truncate'
import { paths } from '@/paths'
import styles from './Ticker.module.css'

const TICKER_ARTICLES = 10
/** In view at once. The style sheet has the same number. */
const TICKER_ROWS = 6

/**
 * The newest articles, moving up row by row. CSS animates and pauses; the script only counts
 * the rows that have left. They are positioned after the last row but keep their place in the DOM, because a list
 * that is re-ordered every three seconds causes layout shifts.
 */
export function Ticker({ articles }: { articles: ListedArticle[] }) {
  const rows = articles.slice(0, TICKER_ARTICLES)
  const [gone, setGone] = useState(0)
  const [playing, setPlaying] = useState(true)
  const inFront = usePageVisible()
  const canMove = useHydrated() && rows.length > TICKER_ROWS
  const id = useId()

  // Synchronously, before the frame is painted; otherwise the moved row would visibly jump.
  const advance = () => flushSync(() => setGone((current) => (current + 1) % rows.length))

  return (
    <section className={styles.ticker} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {insightsTexts.latest}
        </h2>
        {canMove && (
          <button
            type="button"
            className={styles.pause}
            aria-label={`${playing ? labels.pause : labels.play} ${insightsTexts.latest}`}
            onClick={() => setPlaying(!playing)}
          >
            <Icon name={playing ? 'pause' : 'play'} />
          </button>
        )}
      </header>
      <div className={styles.window} data-moving={(canMove && playing) || undefined}>
        <ul
          className={styles.rows}
          data-resting={!inFront || undefined}
          {...(gone > 0 && { style: places(gone, rows.length) })}
          onAnimationIteration={(event) => event.target === event.currentTarget && advance()}
        >
          {rows.map((article, place) => (
            <li key={article.id} className={styles.row} data-gone={place < gone || undefined}>
              {article.date === null ? (
                <span />
              ) : (
                <time dateTime={isoDate(article.date)}>{formatDate(article.date)}</time>
              )}
              <PageLink to={paths.article(article.id)}>
                <Truncated text={article.blogTitle} cut={truncate(article.blogTitle, smallTitle)} />
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Read by the style sheet, which knows the row height. */
function places(gone: number, all: number): CSSProperties & Record<`--${string}`, number> {
  return { '--gone': gone, '--all': all }
}

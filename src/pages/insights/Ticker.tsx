import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatDay, isoDate } from '@/components/dates'
import { Icon } from '@/components/Icon'
import { PageLink } from '@/components/PageLink'
import { smallTitle, truncate } from '@/components/truncate'
import { insightWords } from '@/content/insights'
import { labels } from '@/content/labels'
import type { Blog } from '@/data/blogs'
import { useHydrated } from '@/hooks/useHydrated'
import { paths } from '@/paths'
import styles from './Ticker.module.css'
import { useTabInFront } from './useTabInFront'

const TICKER_ARTICLES = 10
/** As many as stand in view: only with more than these is there anything to move. */
const ROWS_IN_VIEW = 6

/**
 * The newest articles, moving up row by row. The movement and its pauses are the stylesheet's; the script only
 * puts the row that has left behind the last one.
 */
export function Ticker({ blogs }: { blogs: Blog[] }) {
  const rows = blogs.slice(0, TICKER_ARTICLES)
  const [first, setFirst] = useState(0)
  const [playing, setPlaying] = useState(true)
  const inFront = useTabInFront()
  const canMove = useHydrated() && rows.length > ROWS_IN_VIEW
  const id = useId()

  // Before the same frame is painted, or the row that comes back would be seen to jump.
  const putFirstLast = () => flushSync(() => setFirst((current) => (current + 1) % rows.length))

  return (
    <section className={styles.ticker} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {insightWords.latest}
        </h2>
        {canMove && (
          <button
            type="button"
            className={styles.pause}
            aria-label={`${playing ? labels.pause : labels.play} ${insightWords.latest}`}
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
          onAnimationIteration={(event) => event.target === event.currentTarget && putFirstLast()}
        >
          {[...rows.slice(first), ...rows.slice(0, first)].map((blog) => (
            <li key={blog.id} className={styles.row}>
              {blog.date === null ? (
                <span />
              ) : (
                <time dateTime={isoDate(blog.date)}>{formatDay(blog.date)}</time>
              )}
              <PageLink to={paths.article(blog.id)}>{truncate(blog.blogTitle, smallTitle)}</PageLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

import { insightsTexts } from 'virtual:content/insightsTexts'
import { controlsWords } from 'virtual:words/controls'
import { type AnimationEvent, useId, useState } from 'react'
import { IconButton } from '@/components/IconButton'
import { PageLink } from '@/components/SiteLink'
import { Truncated } from '@/components/Truncated'
import type { ListedArticle } from '@/data/collections/articles'
import { useHydrated } from '@/hooks/useHydrated'
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
  const [playing, setPlaying] = useState(true)
  const canMove = useHydrated() && rows.length > TICKER_ROWS
  const id = useId()

  return (
    <section className={styles.ticker} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className="subheading">
          {insightsTexts.latest}
        </h2>
        {canMove && (
          <IconButton
            icon={playing ? 'pause' : 'play'}
            label={(playing ? controlsWords.pauseList : controlsWords.playList)({
              list: insightsTexts.latest,
            })}
            className={`${styles.pause} motion-only`}
            onClick={() => setPlaying(!playing)}
          />
        )}
      </header>
      <div className={styles.window} data-moving={(canMove && playing) || undefined}>
        <ul className={styles.rows} onAnimationIteration={advance}>
          {rows.map((article) => (
            <li key={article.id} className={styles.row}>
              {article.date === null ? (
                <span />
              ) : (
                <time dateTime={isoDate(article.date)}>{formatDate(article.date)}</time>
              )}
              <PageLink className="plain wrap-anywhere" to={paths.article(article.id)}>
                <Truncated text={article.title} cut={truncate(article.title, smallTitle)} />
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Not through React's state, which renders after the next paint: the moved row would visibly jump. */
function advance({ target, currentTarget: list }: AnimationEvent<HTMLUListElement>) {
  if (target !== list) return
  const all = list.children.length
  const gone = (Number(list.style.getPropertyValue('--gone')) + 1) % all
  // Read by the style sheet, which knows the row height.
  list.style.setProperty('--gone', String(gone))
  list.style.setProperty('--all', String(all))
  for (const [place, row] of [...list.children].entries()) row.toggleAttribute('data-gone', place < gone)
}

import { insightsTexts } from 'virtual:content/insightsTexts'
import { Skeleton, SkeletonGroup } from '@/components/Skeleton'
import styles from './loading.module.css'

/** Same layout as the loaded content, so that nothing shifts. */
export function BigCardLoading() {
  return (
    <SkeletonGroup className={styles.big}>
      <Skeleton shape="title" length="long" />
      <Skeleton shape="title" length="short" />
    </SkeletonGroup>
  )
}

export function TickerLoading() {
  return (
    <div className={styles.ticker} aria-hidden="true">
      <p className={styles.latest}>{insightsTexts.latest}</p>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton />
          <Skeleton length="long" />
        </div>
      ))}
    </div>
  )
}

export function MoreArticlesLoading() {
  return (
    <div className={styles.more} aria-hidden="true">
      {['a', 'b', 'c'].map((cell) => (
        <div key={cell} className={styles.cell}>
          <Skeleton shape="title" length="long" />
          <Skeleton />
          <Skeleton length="short" />
        </div>
      ))}
    </div>
  )
}

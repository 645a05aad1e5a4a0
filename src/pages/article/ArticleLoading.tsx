import { Skeleton, SkeletonGroup } from '@/components/Skeleton'
import styles from './ArticleView.module.css'

const LINES = ['long', 'full', 'full', 'long', 'full', 'full', 'full', 'short'] as const

/** Head, ribbon and text where those of the article will be. */
export function ArticleLoading({ heading }: { heading: string }) {
  return (
    <article className={`frame ${styles.article}`} data-pending>
      <header className={styles.head}>
        <h1 className="visually-hidden">{heading}</h1>
        <SkeletonGroup className={styles.loading}>
          <Skeleton length="short" />
          <Skeleton shape="title" />
          <Skeleton shape="title" length="long" />
          <Skeleton length="long" />
        </SkeletonGroup>
      </header>
      <div className={styles.ribbon}>
        <i className={styles.rule} />
      </div>
      <div className={`${styles.text} ${styles.loading}`}>
        {LINES.map((length, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
          <Skeleton key={index} length={length} />
        ))}
      </div>
    </article>
  )
}

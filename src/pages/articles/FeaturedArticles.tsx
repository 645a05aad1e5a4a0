import { insightsTexts } from 'virtual:content/insightsTexts'
import { practices } from 'virtual:content/practices'
import { insightsWords } from 'virtual:words/insights'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ArticleMeta } from '@/components/ArticleMeta'
import { Drawing } from '@/components/Drawing'
import { EmptyNotice } from '@/components/EmptyNotice'
import { PageLink } from '@/components/SiteLink'
import { Skeleton, SkeletonGroup } from '@/components/Skeleton'
import { Truncated } from '@/components/Truncated'
import { articlesQuery, newestArticles } from '@/data/articleQueries'
import type { ListedArticle } from '@/data/collections/articles'
import { positionOf } from '@/data/practices'
import { hasFailed } from '@/data/queries'
import { largeTitle, titleLength, truncate } from '@/lib/truncate'
import { paths } from '@/paths'
import styles from './FeaturedArticles.module.css'
import { MoreArticles } from './MoreArticles'
import { Ticker } from './Ticker'

/** The newest article, a ticker of the ten newest in all practices, and the articles after the first. */
export function FeaturedArticles({ practice }: { practice: string | null }) {
  const list = useInfiniteQuery(articlesQuery(practice))

  if (hasFailed(list)) return <EmptyNotice retry={list}>{insightsWords.none}</EmptyNotice>
  const first = list.data?.pages[0]?.items[0]
  if (list.data && !first) {
    return <EmptyNotice>{practice ? insightsWords.noneInPractice : insightsWords.none}</EmptyNotice>
  }
  return (
    <>
      <div className={`${styles.front} column`}>
        {first ? <BigCard article={first} /> : <BigCardLoading />}
        <div className={styles.ticker}>
          <Newest />
        </div>
      </div>
      {first ? <MoreArticles practice={practice} lead={leadPosition(first)} /> : <MoreArticlesLoading />}
    </>
  )
}

/** The rest of the page works without it. */
function Newest() {
  const list = useInfiniteQuery(newestArticles)
  if (hasFailed(list)) return null
  const items = list.data?.pages[0]?.items
  return items ? <Ticker articles={items} /> : <TickerLoading />
}

/** An article of a practice that is gone has the last one's colour. */
const leadPosition = ({ practice }: ListedArticle) => positionOf(practice) ?? practices.at(-1)?.position ?? 1

export function BigCard({ article }: { article: ListedArticle }) {
  const title = truncate(article.title, largeTitle)
  return (
    <article className={styles.card} data-practice={leadPosition(article)}>
      <PageLink className={`${styles.link} plain`} to={paths.article(article.id)}>
        <div className={`${styles.words} label`}>
          <h2 className={styles.title} data-length={titleLength(title)}>
            <Truncated text={article.title} cut={title} />
          </h2>
          <ArticleMeta article={article} />
        </div>
        <Drawing name={article.drawing} practice={article.practice} className={styles.drawing} />
      </PageLink>
    </article>
  )
}

/** Same layout as the loaded content, so that nothing shifts. */
function BigCardLoading() {
  return (
    <SkeletonGroup className={`${styles.card} ${styles.loading}`}>
      <Skeleton shape="title" length="long" />
      <Skeleton shape="title" length="short" />
    </SkeletonGroup>
  )
}

function TickerLoading() {
  return (
    <div aria-hidden="true">
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

function MoreArticlesLoading() {
  return (
    <div className={styles.more} aria-hidden="true">
      {['a', 'b', 'c'].map((cell) => (
        <div key={cell} className={`${styles.cell} from-top`}>
          <Skeleton shape="title" length="long" />
          <Skeleton />
          <Skeleton length="short" />
        </div>
      ))}
    </div>
  )
}

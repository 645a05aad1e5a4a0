import { useInfiniteQuery } from '@tanstack/react-query'
import { EmptyNotice } from '@/components/EmptyNotice'
import { insightCopy } from '@/content/insights'
import { emptyMessages } from '@/content/messages'
import type { Domain } from '@/content/practices'
import { articlesQuery, hasFailed, newestArticles } from '@/data/queries'
import { BigCard } from './BigCard'
import styles from './FeaturedArticles.module.css'
import { BigCardLoading, MoreArticlesLoading, TickerLoading } from './loading'
import { MoreArticles } from './MoreArticles'
import { Ticker } from './Ticker'

/** The newest article, a ticker of the ten newest in all practices, and the articles after the first. */
export function FeaturedArticles({ domain }: { domain: Domain | null }) {
  const list = useInfiniteQuery(articlesQuery(domain))

  if (hasFailed(list)) return <EmptyNotice retry={list}>{emptyMessages.blogs}</EmptyNotice>
  const first = list.data?.pages[0]?.items[0]
  if (list.data && !first) {
    return <EmptyNotice>{domain ? insightCopy.noneInDomain : emptyMessages.blogs}</EmptyNotice>
  }
  return (
    <>
      <div className={styles.front}>
        {first ? <BigCard article={first} /> : <BigCardLoading />}
        <Newest />
      </div>
      {list.data ? <MoreArticles domain={domain} /> : <MoreArticlesLoading />}
    </>
  )
}

/** The rest of the page works without it. */
function Newest() {
  const { data, isLoadingError } = useInfiniteQuery(newestArticles)
  if (isLoadingError) return null
  const items = data?.pages[0]?.items
  return items ? <Ticker articles={items} /> : <TickerLoading />
}

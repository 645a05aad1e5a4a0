import { useInfiniteQuery } from '@tanstack/react-query'
import { EmptyNotice } from '@/components/EmptyNotice'
import { insightCopy } from '@/content/insights'
import { emptyMessages } from '@/content/messages'
import type { Domain } from '@/content/practices'
import type { ListedArticle } from '@/data/articles'
import { articlesQuery, hasFailed, newestArticles } from '@/data/queries'
import { BigCard } from './BigCard'
import styles from './FeaturedArticles.module.css'
import { BigCardLoading, MoreArticlesLoading, TickerLoading } from './loading'
import { MoreArticles } from './MoreArticles'
import { Ticker } from './Ticker'
import { countBefore } from './useMoreArticles'

/** The newest article, a ticker of the ten newest others, and the articles that follow. */
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
        <Newest domain={domain} lead={first} />
      </div>
      {list.data ? <MoreArticles domain={domain} /> : <MoreArticlesLoading />}
    </>
  )
}

type NewestProps = { domain: Domain | null; lead: ListedArticle | undefined }

/** The rest of the page works without it. With few articles, they are all shown below instead. */
function Newest({ domain, lead }: NewestProps) {
  const { data, isLoadingError } = useInfiniteQuery(newestArticles)
  if (isLoadingError) return null
  const items = data?.pages[0]?.items
  if (!items || !lead) return <TickerLoading />
  if (domain === null && countBefore(domain, items.length) === 1) return null
  return <Ticker articles={items.filter(({ id }) => id !== lead.id)} />
}

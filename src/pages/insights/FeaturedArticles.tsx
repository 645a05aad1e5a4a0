import { EmptyNotice } from '@/components/EmptyNotice'
import { insightCopy } from '@/content/insights'
import { emptyMessages } from '@/content/messages'
import type { Domain } from '@/content/practices'
import type { BlogPage } from '@/data/blogs'
import { articlesQuery, newestArticles } from '@/data/queries'
import { type QueryResult, useQuery } from '@/hooks/useQuery'
import { BigCard } from './BigCard'
import styles from './FeaturedArticles.module.css'
import { BigCardLoading, MoreBlogsLoading, TickerLoading } from './loading'
import { MoreBlogs } from './MoreBlogs'
import { Ticker } from './Ticker'

/** The newest article, the ticker of the ten newest, and the articles after the first. */
export function FeaturedArticles({ domain }: { domain: Domain | null }) {
  const list = useQuery(articlesQuery(domain))
  // Without a domain both queries are the same, and the cache sends one request.
  const ofAll = useQuery(newestArticles, { enabled: domain !== null })
  const newest = domain === null ? list : ofAll

  if (list.status === 'failed') return <EmptyNotice onRetry={list.refetch}>{emptyMessages.blogs}</EmptyNotice>
  const first = list.status === 'ready' ? list.data.items[0] : undefined
  if (list.status === 'ready' && !first) {
    return <EmptyNotice>{domain ? insightCopy.noneInDomain : emptyMessages.blogs}</EmptyNotice>
  }
  return (
    <>
      <div className={styles.front}>
        {first ? <BigCard blog={first} /> : <BigCardLoading />}
        <Newest list={newest} />
      </div>
      {list.status === 'ready' ? <MoreBlogs domain={domain} first={list.data} /> : <MoreBlogsLoading />}
    </>
  )
}

/** The rest of the page works without it. */
function Newest({ list }: { list: QueryResult<BlogPage> }) {
  if (list.status === 'failed') return null
  return list.status === 'ready' ? <Ticker blogs={list.data.items} /> : <TickerLoading />
}

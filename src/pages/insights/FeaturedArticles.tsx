import { EmptyNotice } from '@/components/EmptyNotice'
import { insightCopy } from '@/content/insights'
import { emptyMessages } from '@/content/messages'
import type { Domain } from '@/content/practices'
import type { Blog, BlogPage } from '@/data/blogs'
import { articlesQuery, newestArticles } from '@/data/queries'
import { type QueryResult, useQuery } from '@/hooks/useQuery'
import { BigCard } from './BigCard'
import styles from './FeaturedArticles.module.css'
import { BigCardLoading, MoreBlogsLoading, TickerLoading } from './loading'
import { MoreBlogs } from './MoreBlogs'
import { Ticker } from './Ticker'
import { countBefore } from './useMoreBlogs'

/** The newest article, a ticker of the ten newest others, and the articles that follow. */
export function FeaturedArticles({ domain }: { domain: Domain | null }) {
  const list = useQuery(articlesQuery(domain))
  // Without a domain both queries are the same, and the cache sends one request.
  const ofAll = useQuery(newestArticles, { enabled: domain !== null })
  const newest = domain === null ? list : ofAll

  if (list.status === 'failed') return <EmptyNotice retry={list}>{emptyMessages.blogs}</EmptyNotice>
  const first = list.status === 'ready' ? list.data.items[0] : undefined
  if (list.status === 'ready' && !first) {
    return <EmptyNotice>{domain ? insightCopy.noneInDomain : emptyMessages.blogs}</EmptyNotice>
  }
  return (
    <>
      <div className={styles.front}>
        {first ? <BigCard blog={first} /> : <BigCardLoading />}
        <Newest list={newest} domain={domain} lead={first} />
      </div>
      <div data-late-layout>
        {list.status === 'ready' ? <MoreBlogs domain={domain} first={list.data} /> : <MoreBlogsLoading />}
      </div>
    </>
  )
}

type NewestProps = { list: QueryResult<BlogPage>; domain: Domain | null; lead: Blog | undefined }

/** The rest of the page works without it. With few articles, they are all shown below instead. */
function Newest({ list, domain, lead }: NewestProps) {
  if (list.status === 'failed') return null
  if (list.status !== 'ready' || !lead) return <TickerLoading />
  const { items } = list.data
  if (domain === null && countBefore(domain, items.length) === 1) return null
  return <Ticker blogs={items.filter(({ id }) => id !== lead.id)} />
}

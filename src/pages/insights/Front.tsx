import { EmptyNotice } from '@/components/EmptyNotice'
import { insightWords } from '@/content/insights'
import { emptyMessages } from '@/content/messages'
import type { Domain } from '@/content/practices'
import type { BlogPage } from '@/data/blogs'
import { blogsLoad, domainLoad } from '@/data/loads'
import { useLateLoad } from '@/hooks/useLateLoad'
import { useLoad } from '@/hooks/useLoad'
import { BigCard } from './BigCard'
import styles from './Front.module.css'
import { BigCardLoading, MoreBlogsLoading, TickerLoading } from './loading'
import { MoreBlogs } from './MoreBlogs'
import { Ticker } from './Ticker'

/** The newest article large, the ticker of the ten newest, and the ones after the first. */
export function Front({ domain }: { domain: Domain | null }) {
  const list = useLoad<BlogPage>(domainLoad(domain))
  // Without a domain the two are one, and only one of them asks.
  const newest = useLateLoad<BlogPage>(blogsLoad, domain !== null)
  const latest = domain === null && list.status === 'ready' ? list.value : newest.value

  if (list.status === 'failed') return <EmptyNotice onRetry={list.retry}>{emptyMessages.blogs}</EmptyNotice>
  const first = list.status === 'ready' ? list.value.items[0] : undefined
  if (list.status === 'ready' && !first) {
    return <EmptyNotice>{domain ? insightWords.noneInDomain : emptyMessages.blogs}</EmptyNotice>
  }
  return (
    <>
      <div className={styles.front}>
        {first ? <BigCard blog={first} /> : <BigCardLoading />}
        {latest ? <Ticker blogs={latest.items} /> : !newest.failed && <TickerLoading />}
      </div>
      {list.status === 'ready' ? <MoreBlogs domain={domain} first={list.value} /> : <MoreBlogsLoading />}
    </>
  )
}

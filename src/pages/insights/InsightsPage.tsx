import { pages } from 'virtual:content/pages'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Section } from '@/components/Section'
import { PageSeo } from '@/components/seo/PageSeo'
import { formatListed, insightCopy } from '@/content/insights'
import { emptyMessages } from '@/content/messages'
import type { Domain } from '@/content/practices'
import { articlesQuery } from '@/data/queries'
import { useListMotion } from '@/hooks/useListMotion'
import { paths } from '@/paths'
import { DomainFilter } from './DomainFilter'
import { FeaturedArticles } from './FeaturedArticles'
import { useDomain } from './useDomain'

export function InsightsPage() {
  const page = pages.insights
  const domain = useDomain()
  const articles = useRef<HTMLDivElement>(null)
  useListMotion(articles, domain ?? '')
  const listed = useListed(domain)
  return (
    <>
      <PageSeo page={page} path={paths.insights} />
      <Section level={1} heading={page.heading} intro={page.intro}>
        <DomainFilter chosen={domain} />
        <p role="status" className="visually-hidden">
          {listed}
        </p>
        <div ref={articles}>
          <FeaturedArticles key={domain} domain={domain} />
        </div>
      </Section>
    </>
  )
}

/** What the filter has found. The list itself asks the same query, and the cache sends one request. */
function useListed(domain: Domain | null): string {
  const { isPending, data } = useInfiniteQuery(articlesQuery(domain))
  const first = data?.pages[0]
  if (isPending) return ''
  if (!first) return emptyMessages.blogs
  if (first.items.length === 0) return domain ? insightCopy.noneInDomain : emptyMessages.blogs
  return formatListed(first.items.length, { hasMore: first.next !== null, domain })
}

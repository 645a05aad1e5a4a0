import { pages } from 'virtual:content/pages'
import { insightsWords } from 'virtual:words/insights'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { Section } from '@/components/Section'
import { PageSeo } from '@/components/seo/PageSeo'
import { practiceName } from '@/content/practiceName'
import { type Domain, domains, practiceOf } from '@/content/practices'
import { articlesQuery } from '@/data/articleQueries'
import { useHydrated } from '@/hooks/useHydrated'
import { useListMotion } from '@/hooks/useListMotion'
import { insightsOf, parameters, paths } from '@/paths'
import { FeaturedArticles } from './FeaturedArticles'
import styles from './InsightsPage.module.css'
import { FIRST_CELLS } from './MoreArticles'

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

/** Real links, so the filter is in the URL and can be shared. */
function DomainFilter({ chosen }: { chosen: Domain | null }) {
  return (
    <nav className={`${styles.filter} screen-only`} aria-label={insightsWords.filter}>
      <ul>
        {[null, ...domains].map((domain) => (
          <li key={domain} data-practice={domain ? practiceOf(domain) : undefined}>
            <Link
              discover="none"
              to={domain ? insightsOf(domain) : paths.insights}
              aria-current={domain === chosen ? 'true' : undefined}
            >
              {domain ? practiceName(domain) : insightsWords.all}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The domain in the URL, if it is valid. */
function useDomain(): Domain | null {
  const [search] = useSearchParams()
  // The prerendered page has no query, and hydration must start with the same content.
  const wanted = useHydrated() ? search.get(parameters.domain) : null
  return domains.find((domain) => domain.toLowerCase() === wanted?.toLowerCase()) ?? null
}

/** How many articles are listed before 'Load more'. Uses the list's query, so it sends no second request. */
function useListed(domain: Domain | null): string {
  const { isPending, data } = useInfiniteQuery(articlesQuery(domain))
  const first = data?.pages[0]
  if (isPending) return ''
  if (!first) return insightsWords.none
  if (first.items.length === 0) return domain ? insightsWords.noneInPractice : insightsWords.none
  const count = Math.min(first.items.length, 1 + FIRST_CELLS)
  const hasMore = first.next !== null || count < first.items.length
  const found = { which: hasMore ? 'newest' : 'every', count } as const
  return domain
    ? insightsWords.listedIn({ ...found, practice: practiceName(domain) })
    : insightsWords.listed(found)
}

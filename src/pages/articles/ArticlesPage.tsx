import { pageTexts } from 'virtual:content/pageTexts'
import { practices } from 'virtual:content/practices'
import { insightsWords } from 'virtual:words/insights'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { returnToField } from '@/components/FilterField'
import { PageSection } from '@/components/PageSection'
import { LateResults } from '@/components/search/LateResults'
import { articlesQuery } from '@/data/articleQueries'
import { practiceName } from '@/data/practices'
import { useHydrated } from '@/hooks/useHydrated'
import { useListMotion } from '@/hooks/useListMotion'
import { articlesOf, parameters, paths } from '@/paths'
import { ArticleSearch } from './ArticleSearch'
import styles from './ArticlesPage.module.css'
import { FeaturedArticles } from './FeaturedArticles'
import { FIRST_CELLS } from './MoreArticles'
import { useArticleSearch } from './useArticleSearch'

const loadResults = async () => (await import('./ArticleResults')).ArticleResults

export function ArticlesPage() {
  const practice = usePractice()
  const articles = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useListMotion(articles, practice ?? '')
  const listed = useListed(practice)
  const { typed, search, type, complete } = useArticleSearch()
  const isSearching = __HAS_SEARCH__ && search !== ''

  function takeSuggestion(suggested: string) {
    type(suggested)
    returnToField(input)
  }

  return (
    <PageSection path={paths.insights} page={pageTexts.insights}>
      {__HAS_SEARCH__ && <ArticleSearch typed={typed} input={input} onType={type} onComplete={complete} />}
      <PracticeFilter chosen={practice} search={search} />
      <p role="status" className="visually-hidden">
        {isSearching ? '' : listed}
      </p>
      {isSearching && (
        <LateResults
          name="article results"
          load={loadResults}
          props={{ search, practice, onChoose: takeSuggestion }}
          search={search}
          isAwaited
          className={styles.found}
        />
      )}
      <div ref={articles} hidden={isSearching}>
        <FeaturedArticles key={practice} practice={practice} />
      </div>
    </PageSection>
  )
}

/** Real links, so the filter is in the URL and can be shared. */
function PracticeFilter({ chosen, search }: { chosen: string | null; search: string }) {
  if (practices.length === 1) return null
  return (
    <nav className="screen-only" aria-label={insightsWords.filter}>
      <ul className={`${styles.filter} row`}>
        {[null, ...practices].map((practice) => (
          <li key={practice?.id ?? 'all'} data-practice={practice?.position}>
            <Link
              className="plain label"
              discover="none"
              to={withSearch(practice ? articlesOf(practice.id) : paths.insights, search)}
              aria-current={(practice?.id ?? null) === chosen ? 'true' : undefined}
            >
              {practice?.name ?? insightsWords.all}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A practice keeps what is searched for. */
function withSearch(path: string, search: string): string {
  if (!search) return path
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [parameters.filter]: search })}`
}

/** The id in the URL, if it is valid. */
function usePractice(): string | null {
  const [search] = useSearchParams()
  // The prerendered page has no query, and hydration must start with the same content.
  const wanted = useHydrated() ? search.get(parameters.practice) : null
  return practices.find(({ id }) => id === wanted?.toLowerCase())?.id ?? null
}

/** How many articles are listed before 'Load more'. Uses the list's query, so it sends no second request. */
function useListed(practice: string | null): string {
  const { isPending, data } = useInfiniteQuery(articlesQuery(practice))
  const first = data?.pages[0]
  if (isPending) return ''
  if (!first) return insightsWords.none
  if (first.items.length === 0) return practice ? insightsWords.noneInPractice : insightsWords.none
  const count = Math.min(first.items.length, 1 + FIRST_CELLS)
  const hasMore = first.next !== null || count < first.items.length
  const found = { which: hasMore ? 'newest' : 'every', count } as const
  return practice
    ? insightsWords.listedIn({ ...found, practice: practiceName(practice) })
    : insightsWords.listed(found)
}

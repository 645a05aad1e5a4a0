import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { useGoBack } from '@/hooks/useGoBack'
import { useHydrated } from '@/hooks/useHydrated'
import type { PageState } from '@/hooks/usePageState'
import { parameters } from '@/paths'

const wordsIn = (query: string) => new URLSearchParams(query).get(parameters.search)

/** With the current query of the browser, which can be ahead of the router: see `writeWords`. */
function queryWith(words: string | null): string {
  const params = new URLSearchParams(window.location.search)
  params.delete(parameters.search)
  if (words !== null) params.append(parameters.search, words)
  return `?${params}`
}

/** Writes the words to the URL. Not by the router, which would render the page behind the dialog. */
export const writeWords = (typed: string) => history.replaceState(history.state, '', queryWith(typed))

/**
 * The search is open while the URL has its words. It has its own history entry, so that Back closes it, and so that a page
 * which was opened from it leads back to its results.
 */
export function useSearchAddress() {
  const { search, hash, state } = useLocation()
  const next = useNavigation().location
  const navigate = useNavigate()
  const goBack = useGoBack()
  // The prerendered page has no query.
  const words = useHydrated() ? wordsIn(search) : null
  // A press on a result closes it at once, also while the code of that page loads.
  const isLeaving = next !== undefined && wordsIn(next.search) === null
  const isOpen = words !== null && !isLeaving

  const go = (query: string, pageState: PageState | null, replace: boolean) =>
    void navigate({ search: query, hash }, { state: pageState, replace, flushSync: true })

  return {
    /** When it was opened. What was typed since is in the URL of the browser. */
    words: words ?? '',
    isOpen,
    open(about = '') {
      // While the dialog's code loads, its button can be pressed again.
      if (!isOpen) go(queryWith(about), { ...state, toTop: false, opensSearch: true }, false)
    },
    close: () => (state?.opensSearch ? goBack() : go(queryWith(null), state, true)),
  }
}

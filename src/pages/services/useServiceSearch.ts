import { type Service, services } from 'virtual:content/services'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type ServiceCategory, serviceCategories } from '@/content/serviceCopy'
import { useHydrated } from '@/hooks/useHydrated'
import { foldText } from '@/lib/text'
import { parameters } from '@/paths'

/** After this pause a search counts as complete: it is written to the URL and announced. */
const COMPLETE_AFTER_MS = 600
/** Chromium paints the answer to a tap before it runs a timer. Changing the URL first would delay the paint. */
const AFTER_PAINT = 0 // ms

type Choice = { category: ServiceCategory; search: string }

/**
 * Category and search, kept in the URL. The list follows every keystroke; the URL follows once a search is
 * complete, so that Back goes from search to search and not from letter to letter. While another page is loading
 * (`isLeaving`), it does not, because a change of the URL would cancel that.
 */
export function useServiceSearch(isLeaving = false) {
  const isHydrated = useHydrated()
  const [params, setParams] = useSearchParams()
  // The prerendered page shows all services, whatever the query.
  const inUrl = readChoice(isHydrated ? params : new URLSearchParams())
  /** The current search, before it is written to the URL. */
  const [pending, setPending] = useState<Choice | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { category, search } = pending ?? inUrl
  const lastQuery = useRef(params.toString())
  /** Our own changes of the URL that have not been rendered yet. A slow browser can be several behind. */
  const unrendered = useRef<string[]>([])

  function writeToUrl(next: Choice) {
    clearTimeout(timer.current)
    setPending(next)
    const isSameCategory = next.category === inUrl.category
    if (isSameCategory && next.search.trim() === inUrl.search.trim()) return
    // A search that extends the last one replaces its history entry, so that slow typing adds only one.
    const replace = isSameCategory && extendsSearch(inUrl.search, next.search)
    const query = queryOf(params, next)
    unrendered.current.push(query.toString())
    setParams(query, { replace, preventScrollReset: true })
  }

  function showThenWrite(next: Choice, delay: number) {
    setPending(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => writeUnlessLeaving(next), delay)
  }

  function complete() {
    if (search.trim() !== inUrl.search.trim()) writeToUrl({ category, search })
  }

  const writeUnlessLeaving = useEffectEvent((next: Choice) => {
    if (!isLeaving) writeToUrl(next)
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const dropPending = useEffectEvent(() => {
    unrendered.current = []
    clearTimeout(timer.current)
    setPending(null)
  })
  // If Back undoes our change before it has rendered, `params` stay the same and the effect below does not run.
  useEffect(() => {
    const undoUnrendered = () => {
      if (unrendered.current.length > 0) dropPending()
    }
    window.addEventListener('popstate', undoUnrendered)
    return () => window.removeEventListener('popstate', undoUnrendered)
  }, [])
  // Back, Forward or a link changed the URL: drop the pending search. Our own changes must not, because the visitor may
  // have typed more since.
  useEffect(() => {
    const query = params.toString()
    if (query === lastQuery.current) return
    lastQuery.current = query
    const position = unrendered.current.indexOf(query)
    if (position < 0) dropPending()
    else unrendered.current = unrendered.current.slice(position + 1)
  }, [params])

  return {
    category,
    search,
    inUrl,
    type: (next: string) => showThenWrite({ category, search: next }, COMPLETE_AFTER_MS),
    complete,
    choose: (next: ServiceCategory) => showThenWrite({ category: next, search }, AFTER_PAINT),
    clear: () => writeToUrl({ category: 'all', search: '' }),
  }
}

function readChoice(params: URLSearchParams): Choice {
  return { category: readCategory(params.get(parameters.category)), search: params.get('q') ?? '' }
}

function extendsSearch(before: string, after: string): boolean {
  return before !== '' && after !== '' && (after.startsWith(before) || before.startsWith(after))
}

/** One URL per combination, independent of the order of choices. */
function queryOf(params: URLSearchParams, { category, search }: Choice) {
  const next = new URLSearchParams(params)
  next.delete('q')
  next.delete(parameters.category)
  if (search.trim()) next.append('q', search)
  if (category !== 'all') next.append(parameters.category, category)
  return next
}

/**
 * Services whose title or description contains the search text; if there are none, those that contain all of its words
 * anywhere. An empty search matches all.
 */
export function findServices(
  category: ServiceCategory,
  search: string,
): { found: Service[]; terms: string[] } {
  const offered = services.filter(({ practice }) => category === 'all' || practice === category)
  const phrase = foldText(search)
  if (!phrase) return { found: offered, terms: [] }
  const exact = offered.filter((service) => holds(service, phrase))
  if (exact.length > 0) return { found: exact, terms: [phrase] }
  const words = phrase.split(' ')
  return { found: offered.filter((service) => words.every((word) => holds(service, word))), terms: words }
}

/** An unknown category counts as All. */
export function readCategory(value: string | null): ServiceCategory {
  return serviceCategories.find(({ id }) => id === value)?.id ?? 'all'
}

function holds({ title, desc }: Service, term: string): boolean {
  return [title, desc].some((text) => foldText(text).includes(term))
}

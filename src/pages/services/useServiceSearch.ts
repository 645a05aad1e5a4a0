import { type Service, services } from 'virtual:content/services'
import { useDeferredValue, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { serviceCategories } from '@/data/services'
import { useCompleteQuery } from '@/hooks/useCompleteQuery'
import { useDropOnNavigation } from '@/hooks/useDropOnNavigation'
import { useHydrated } from '@/hooks/useHydrated'
import { foldText, wordsOf } from '@/lib/foldText'
import { parameters } from '@/paths'

type Choice = { category: string; search: string }

/**
 * Category and search, kept in the URL. A category adds a history entry, a search replaces it once it is complete. Until
 * then, `choice` is ahead of the URL, and `listed` follows it when the browser has time.
 */
export function useServiceSearch() {
  const isHydrated = useHydrated()
  const [params, setParams] = useSearchParams()
  // The prerendered page shows all services, whatever the query.
  const inUrl = readChoice(isHydrated ? params : new URLSearchParams())
  const [pending, setPending] = useState<Choice | null>(null)
  const deferred = useDeferredValue(pending)
  useDropOnNavigation(() => setPending(null))
  const isIncomplete = pending !== null && pending.search.trim() !== inUrl.search.trim()

  function write(next: Choice) {
    setPending(next)
    const replace = next.category === inUrl.category
    // A press on a result completes the search: its entry must have a scroll position before the press leaves it.
    setParams(queryOf(params, next), { replace, flushSync: replace })
  }

  const complete = useCompleteQuery(pending, params, () => {
    if (isIncomplete) write(pending)
  })

  const choice = pending ?? inUrl
  return {
    choice,
    // Back to a longer list needs all of it at once, for its scroll position.
    listed: (pending && deferred) ?? inUrl,
    inUrl,
    // What was typed before hydration must not lose the category of the URL, which is not read until then.
    type: (search: string) => setPending({ ...(pending ?? readChoice(params)), search }),
    complete,
    choose: (category: string) => write({ ...choice, category }),
    clear: () => write({ category: 'all', search: '' }),
  }
}

function readChoice(params: URLSearchParams): Choice {
  return {
    category: readCategory(params.get(parameters.practice)),
    search: params.get(parameters.filter) ?? '',
  }
}

/** One URL per combination, independent of the order of choices. */
function queryOf(params: URLSearchParams, { category, search }: Choice) {
  const next = new URLSearchParams(params)
  next.delete(parameters.filter)
  next.delete(parameters.practice)
  if (search.trim()) next.append(parameters.filter, search)
  if (category !== 'all') next.append(parameters.practice, category)
  return next
}

/**
 * Services whose title or description contains the search text; if there are none, those that contain all of its words
 * anywhere, without its punctuation. An empty search matches all.
 */
export function findServices(category: string, search: string): { found: Service[]; terms: string[] } {
  const offered = services.filter(({ practice }) => category === 'all' || practice === category)
  const phrase = foldText(search)
  if (!phrase) return { found: offered, terms: [] }
  const exact = offered.filter((service) => holds(service, phrase))
  if (exact.length > 0) return { found: exact, terms: [phrase] }
  const words = wordsOf(search).map(foldText)
  const terms = words.length > 0 ? words : [phrase]
  return { found: offered.filter((service) => terms.every((term) => holds(service, term))), terms }
}

/** An unknown category counts as All. */
export function readCategory(value: string | null): string {
  return serviceCategories.find(({ id }) => id === value)?.id ?? 'all'
}

function holds({ title, desc }: Service, term: string): boolean {
  return [title, desc].some((text) => foldText(text).includes(term))
}

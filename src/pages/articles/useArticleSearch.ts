import { useDeferredValue, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useCompleteQuery } from '@/hooks/useCompleteQuery'
import { useDropOnNavigation } from '@/hooks/useDropOnNavigation'
import { useHydrated } from '@/hooks/useHydrated'
import { parameters } from '@/paths'

/** The words of the search for articles, kept in the URL. They replace its history entry after a pause. */
export function useArticleSearch() {
  const [params, setParams] = useSearchParams()
  const inUrl = (useHydrated() && params.get(parameters.filter)) || ''
  const [pending, setPending] = useState<string | null>(null)
  useDropOnNavigation(() => setPending(null))
  const typed = pending ?? inUrl

  const complete = useCompleteQuery(pending, params, () => {
    if (pending === null || pending.trim() === inUrl) return
    const next = new URLSearchParams(params)
    next.delete(parameters.filter)
    if (pending.trim()) next.append(parameters.filter, pending.trim())
    // A press on a result completes the search: its entry must have the words before the press leaves it.
    setParams(next, { replace: true, flushSync: true })
  })

  return { typed, search: useDeferredValue(typed.trim()), type: setPending, complete }
}

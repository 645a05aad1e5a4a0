import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useDropOnNavigation } from '@/hooks/useDropOnNavigation'
import { useHydrated } from '@/hooks/useHydrated'

/** After this pause, the words are written to the URL. Safari limits such writes. */
const COMPLETE_AFTER_MS = 600

/** The words of the search for articles, kept in the URL. They replace its history entry after a pause. */
export function useArticleSearch() {
  const [params, setParams] = useSearchParams()
  const inUrl = (useHydrated() && params.get('q')) || ''
  const [pending, setPending] = useState<string | null>(null)
  useDropOnNavigation(() => setPending(null))
  const typed = pending ?? inUrl

  const complete = useEffectEvent(() => {
    if (pending === null || pending.trim() === inUrl) return
    const next = new URLSearchParams(params)
    next.delete('q')
    if (pending.trim()) next.append('q', pending.trim())
    setParams(next, { replace: true, flushSync: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause begins with each change
  useEffect(() => {
    const timer = setTimeout(() => complete(), COMPLETE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [pending])

  return { typed, search: useDeferredValue(typed.trim()), type: setPending }
}

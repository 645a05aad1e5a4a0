import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ServiceCategory } from '@/content/services'
import { useHydrated } from '@/hooks/useHydrated'
import { parameters } from '@/paths'
import { readCategory } from './findServices'

/** So long after the last key a search counts as made: it enters the address, and is said aloud. */
const SETTLE_MS = 600

type Choice = { category: ServiceCategory; search: string }

/**
 * Category and search, kept in the address. The list follows every key; the address follows once a search has
 * settled, so that Back goes from search to search and not from letter to letter.
 */
export function useServiceSearch() {
  const isHydrated = useHydrated()
  const [params, setParams] = useSearchParams()
  // The prerendered page shows everything, whatever the address says.
  const settled = readChoice(isHydrated ? params : new URLSearchParams())
  /** Ahead of the address, which follows later. */
  const [chosen, setChosen] = useState<Choice | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { category, search } = chosen ?? settled

  function write(next: Choice) {
    clearTimeout(timer.current)
    setChosen(next)
    const isSameCategory = next.category === settled.category
    if (isSameCategory && next.search.trim() === settled.search.trim()) return
    // One that only goes on from the last takes its place: who types slowly gets no heap of entries.
    const replace = isSameCategory && goesOn(settled.search, next.search)
    setParams(addressOf(params, next), { replace, preventScrollReset: true })
  }

  function type(next: string) {
    setChosen({ category, search: next })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => settleTyped(next), SETTLE_MS)
  }

  const settleTyped = useEffectEvent((next: string) => write({ category, search: next }))
  useEffect(() => () => clearTimeout(timer.current), [])
  // The address has followed, or Back and Forward bring another: what was ahead of the old one is done.
  const shown = useRef(params)
  useEffect(() => {
    if (shown.current === params) return
    shown.current = params
    clearTimeout(timer.current)
    setChosen(null)
  }, [params])

  return {
    category,
    search,
    settled,
    type,
    settle: () => write({ category, search }),
    choose: (next: ServiceCategory) => write({ category: next, search }),
    clear: () => write({ category: 'all', search: '' }),
  }
}

function readChoice(params: URLSearchParams): Choice {
  return { category: readCategory(params.get(parameters.category)), search: params.get('q') ?? '' }
}

function goesOn(before: string, after: string): boolean {
  return before !== '' && after !== '' && (after.startsWith(before) || before.startsWith(after))
}

/** One address for one choice, in whichever order it was made. */
function addressOf(params: URLSearchParams, { category, search }: Choice) {
  const next = new URLSearchParams(params)
  next.delete('q')
  next.delete(parameters.category)
  if (search.trim()) next.append('q', search)
  if (category !== 'all') next.append(parameters.category, category)
  return next
}

import { useEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { sessionStore } from '@/lib/storage'
import { useHydrated } from './useHydrated'
import { usePageState } from './usePageState'

type Count = { key: string | null; value: number }

/**
 * A number that belongs to the history entry, such as how much of a list is shown: after a reload, Back and Forward find it
 * as it was. A new entry starts with `initial`, and one that replaces another, or opens the search on it, continues
 * with its number.
 */
export function useHistoryNumber(name: string, initial: number) {
  const { key } = useLocation()
  const isReplaced = useNavigationType() === NavigationType.Replace
  const { opensSearch = false } = usePageState()
  const isHydrated = useHydrated()
  const [own, setOwn] = useState<Count>({ key: null, value: initial })
  // The prerendered page does not know the entry.
  if (isHydrated && own.key !== key) {
    const isContinued = own.key !== null && (isReplaced || opensSearch)
    setOwn({ key, value: isContinued ? own.value : (readCounts(name)[key] ?? initial) })
  }

  useEffect(() => {
    if (own.key === null || own.value === initial) return
    sessionStore.set(storeOf(name), JSON.stringify({ ...readCounts(name), [own.key]: own.value }))
  }, [name, initial, own])

  return [own.value, (value: number) => setOwn({ key, value })] as const
}

const storeOf = (name: string) => `entry-${name}`

const readCounts = (name: string) => (sessionStore.getJson(storeOf(name)) ?? {}) as Record<string, number>

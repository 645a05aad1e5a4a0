import { useCallback } from 'react'
import useSWR from 'swr'
import type { Load } from '@/data/loads'
import { useBuilt } from '@/data/SnapshotContext'
import { hasActed, useFirstAct } from './firstAct'
import { sharedLoads } from './sharedLoads'

export type Loaded<T> =
  | { status: 'loading' }
  | { status: 'ready'; value: T }
  | { status: 'failed'; retry: () => void }

class LoadFailed extends Error {}

/**
 * What a load gives, starting from the build's snapshot where there is one. A snapshot is refreshed after the
 * visitor's first act, so that merely looking at a page asks nothing of the backend, and a refresh that
 * fails leaves it standing.
 */
export function useLoad<T>({ key, load }: Load<T>): Loaded<T> {
  const built = useBuilt<T>(key)
  const hasSnapshot = built !== undefined
  const { data, error, isValidating, mutate } = useSWR<T, unknown>(
    key,
    async () => {
      const outcome = await load()
      if (!outcome.ok) throw new LoadFailed(`Could not load ${key}`, { cause: outcome.error })
      return outcome.value
    },
    {
      ...sharedLoads,
      revalidateOnMount: !hasSnapshot || hasActed(),
      ...(hasSnapshot && { fallbackData: built }),
    },
  )
  const refresh = useCallback(() => void mutate(), [mutate])
  useFirstAct(hasSnapshot ? refresh : undefined)

  if (data !== undefined) return { status: 'ready', value: data }
  if (error && !isValidating) return { status: 'failed', retry: refresh }
  return { status: 'loading' }
}

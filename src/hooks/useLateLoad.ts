import useSWR from 'swr'
import type { Load } from '@/data/loads'
import { useBuilt } from '@/data/SnapshotContext'
import { sharedLoads } from './sharedLoads'

export type Late<T> = { value: T | undefined; failed: boolean }

/**
 * For what need not be the newest: the build's answer or one that this visit already has, else a load of its own
 * once it is wanted.
 */
export function useLateLoad<T>({ key, load }: Load<T>, wanted: boolean): Late<T> {
  const built = useBuilt<T>(key)
  const { data, error } = useSWR<T, unknown>(
    wanted ? key : null,
    async () => {
      const outcome = await load()
      if (!outcome.ok) throw outcome.error
      return outcome.value
    },
    { ...sharedLoads, revalidateIfStale: false },
  )
  return { value: data ?? built, failed: error !== undefined }
}

import useSWR from 'swr'
import type { Load } from '@/data/loads'

export type Late<T> = { value: T | undefined; failed: boolean }

/**
 * For what need not be the newest: the build's answer or one that this visit already has, else a load of its own
 * once it is wanted. Where somebody else on the page loads the same anew, this follows.
 */
export function useLateLoad<T>({ key, load }: Load<T>, wanted: boolean): Late<T> {
  const { data, error } = useSWR<T, unknown>(
    key,
    wanted
      ? async () => {
          const outcome = await load()
          if (!outcome.ok) throw outcome.error
          return outcome.value
        }
      : null,
    { revalidateIfStale: false },
  )
  return { value: data, failed: error !== undefined }
}

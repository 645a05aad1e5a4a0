import useSWR, { useSWRConfig } from 'swr'
import type { Load } from '@/data/loads'

/**
 * For what stands at the end of a page and need not be the newest: the build's answer, else one that this visit
 * already has, else a load of its own once it is wanted. Undefined until then, and where it fails.
 */
export function useLateLoad<T>({ key, load }: Load<T>, wanted: boolean): T | undefined {
  const built: T | undefined = useSWRConfig().fallback[key]
  const { data } = useSWR<T>(
    wanted && built === undefined ? key : null,
    async () => {
      const outcome = await load()
      if (!outcome.ok) throw outcome.error
      return outcome.value
    },
    { revalidateIfStale: false },
  )
  return data ?? built
}

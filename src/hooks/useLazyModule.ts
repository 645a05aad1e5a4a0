import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { LazyModule } from '@/lib/lazyModule'
import { recoverFromDeploy } from '@/lib/recoverFromDeploy'

type Options = {
  /** Nothing is downloaded until this is true. */
  wanted: boolean
  /** A failed download is retried when this changes. */
  retryOn?: unknown
  /** The visitor has asked for it and waits. Starts another attempt, and reloads a page left open over a deploy. */
  isAwaited?: boolean
}

/**
 * For an optional part of a page: undefined until its code has loaded. A failed download is also retried when the
 * network is back.
 */
export function useLazyModule<T>(
  module: LazyModule<T>,
  { wanted, retryOn, isAwaited = false }: Options,
): T | undefined {
  const subscribe = useCallback(
    (onChange: () => void) => {
      let isSubscribed = true
      void module.loaded.then(() => isSubscribed && onChange())
      return () => {
        isSubscribed = false
      }
    },
    [module],
  )
  const value = useSyncExternalStore(subscribe, module.get, () => undefined)
  const isMissing = wanted && value === undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `retryOn` runs the effect again on purpose
  useEffect(() => {
    if (!isMissing) return
    const load = () => {
      module.load().catch((error) => {
        console.error('Could not load a part of the page', error)
        if (isAwaited) recoverFromDeploy(error)
      })
    }
    load()
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  }, [module, isMissing, retryOn, isAwaited])

  return value
}

import { useCallback, useEffect, useRef } from 'react'
import type { AuthAnswer } from '@/data/authAnswer'
import { lazyModule } from '@/lib/lazyModule'
import { failureOfLoading } from './failureOfLoading'

type Google = typeof import('@/data/google')

type Act<T> = (google: Google) => Promise<AuthAnswer<T>>

const loadGoogle = lazyModule(() => import('@/data/google')).load

/**
 * Google's code, fetched before the press that needs it: browsers let its window open only as the first answer to a
 * press. Pressed before it is there, it is asked for again; some browsers open the window even so.
 */
export function useGoogle(isNeeded = true) {
  const google = useRef<Google>(null)
  useEffect(() => {
    if (!isNeeded) return
    loadGoogle().then(
      (loaded) => {
        google.current = loaded
      },
      // The press asks again, and then says what is wrong.
      () => undefined,
    )
  }, [isNeeded])

  return useCallback(
    <T>(act: Act<T>) => (google.current ? act(google.current) : loadGoogle().then(act, failureOfLoading)),
    [],
  )
}

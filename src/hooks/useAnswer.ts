import { use, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { type Answer, AnswersContext, NO_ANSWER } from './answers'

/** What is known under a key; asks for nothing. */
export function useKnown<T>(key: string | null): Answer<T> {
  const { get, listen } = use(AnswersContext)
  return useSyncExternalStore(
    listen,
    () => (key === null ? NO_ANSWER : get(key)) as Answer<T>,
    () => NO_ANSWER,
  )
}

/**
 * Asks when the key comes up, unless `isDue` says no, and again when the network is back after a failure. Nothing is
 * asked without a key.
 */
export function useAnswer<T>(
  key: string | null,
  request: () => Promise<T>,
  isDue: (known: T | undefined) => boolean = () => true,
): Answer<T> {
  const answers = use(AnswersContext)
  const answer = useKnown<T>(key)

  const begin = useEffectEvent((wanted: string) => {
    if (isDue(answers.get(wanted).data as T | undefined)) void answers.ask(wanted, request)
  })
  const tryAgain = useEffectEvent(() => {
    if (key !== null && answers.get(key).error) void answers.askAnew(key, request)
  })
  useEffect(() => {
    if (key !== null) begin(key)
  }, [key])
  useEffect(() => {
    const listener = () => tryAgain()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [])

  return answer
}

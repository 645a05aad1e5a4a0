import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

/** The current time to the minute, in milliseconds. Null in the prerendered page. */
export function useMinute(): number | null {
  return useSyncExternalStore(watchClock, thisMinute, () => null)
}

export function thisMinute() {
  return Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS
}

/** Every second, because a timer of a minute is late after a background tab or a sleeping computer. */
function watchClock(onChange: () => void) {
  const timer = setInterval(onChange, 1000)
  return () => clearInterval(timer)
}

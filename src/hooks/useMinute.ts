import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

/** Now, to the minute, in milliseconds; null in the prerendered page, which knows no now. */
export function useMinute(): number | null {
  return useSyncExternalStore(watchClock, thisMinute, () => null)
}

function thisMinute() {
  return Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS
}

function watchClock(onChange: () => void) {
  let timer: ReturnType<typeof setTimeout>
  const tick = () => {
    onChange()
    timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS))
  }
  tick()
  // A tab that was hidden, or a computer that slept, comes back late.
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

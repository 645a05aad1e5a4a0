import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

/** The current time to the minute, in milliseconds. Null in the prerendered page. */
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
  // Timers are late after a background tab or a sleeping computer.
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

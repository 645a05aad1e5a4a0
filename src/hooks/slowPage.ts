import { useSyncExternalStore } from 'react'

/** When a navigation shows the progress line, and when the loading screen. */
const SLOW_MS = 300
const LATE_MS = 1000

/** Late pages get the loading screen instead of the previous page. */
type SlowPage = { pathname: string; isLate: boolean }

let slowPage: SlowPage | null = null
let watched: Promise<unknown> | undefined
let timers: ReturnType<typeof setTimeout>[] = []
const listeners = new Set<() => void>()

function set(next: SlowPage | null) {
  slowPage = next
  for (const listener of listeners) listener()
}

/** While React waits for the code of a page, the previous page stays, and only this knows about the new one. */
export function watchPage(code: Promise<unknown>, pathname: string) {
  if (watched === code) return
  forgetSlowPage()
  watched = code
  timers = [
    setTimeout(() => set({ pathname, isLate: false }), SLOW_MS),
    setTimeout(() => set({ pathname, isLate: true }), LATE_MS),
  ]
  const finish = () => {
    if (watched === code) forgetSlowPage()
  }
  code.then(finish, finish)
}

/** The page has loaded, or the visitor went to another one. */
export function forgetSlowPage() {
  timers.forEach(clearTimeout)
  watched = undefined
  if (slowPage) set(null)
}

/** The page that is still loading after SLOW_MS, or null. */
export function useSlowPage(): SlowPage | null {
  return useSyncExternalStore(
    subscribe,
    () => slowPage,
    () => null,
  )
}

function subscribe(onChange: () => void) {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}

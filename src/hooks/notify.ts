import type { ReactElement } from 'react'
import { useSyncExternalStore } from 'react'
import type { toast as hotToast } from 'react-hot-toast/headless'

type Toast = typeof hotToast
type Options = { /** A later toast with the same id replaces the earlier one. */ id?: string }

/** Shows a toast. */
export const notify = {
  plain: (message: string, options?: Options) => send((toast) => toast(message, options)),
  success: (message: string, options?: Options) => send((toast) => toast.success(message, options)),
  error: (message: string, options?: Options) => send((toast) => toast.error(message, options)),
  /** Stays until it is dismissed or replaced. */
  loading: (message: string, options?: Options) => send((toast) => toast.loading(message, options)),
  custom: (message: ReactElement, options?: Options) => send((toast) => toast.custom(message, options)),
  dismiss: (id?: string) => send((toast) => toast.dismiss(id)),
}

/** In milliseconds. */
export const TOAST_DURATION_MS = {
  blank: 4000,
  error: 4000,
  success: 2000,
  loading: Number.POSITIVE_INFINITY,
  custom: 4000,
} as const

export const TOAST_REMOVAL_DELAY_MS = 1000

let connected: Toast | undefined
const queue: ((toast: Toast) => void)[] = []
const listeners = new Set<() => void>()

/** Until the component that shows toasts has loaded, they wait in a queue. */
function send(action: (toast: Toast) => void) {
  if (connected) return void action(connected)
  queue.push(action)
  for (const listener of listeners) listener()
}

/** For the component that shows toasts, once it is on the page. */
export function connectToasts(toast: Toast) {
  connected = toast
  for (const action of queue.splice(0)) action(toast)
}

/** True while a toast waits for the component that shows it. */
export function useHasQueuedToasts(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => queue.length > 0,
    () => false,
  )
}

function subscribe(onChange: () => void) {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}

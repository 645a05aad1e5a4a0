import { type ReactElement, useSyncExternalStore } from 'react'

type Options = { /** A later notice with the same id takes the place of the earlier one. */ id?: string }

type Toast = typeof import('@/components/toasts/ToastLists')['toast']

/** Says something in passing, in a corner of the page. */
export const notify = {
  plain: (message: string, options?: Options) => say((toast) => toast(message, options)),
  success: (message: string, options?: Options) => say((toast) => toast.success(message, options)),
  error: (message: string, options?: Options) => say((toast) => toast.error(message, options)),
  /** Stays until it is dismissed or replaced. */
  loading: (message: string, options?: Options) => say((toast) => toast.loading(message, options)),
  custom: (message: ReactElement, options?: Options) => say((toast) => toast.custom(message, options)),
  dismiss: (id?: string) => say((toast) => toast.dismiss(id)),
}

/** How long each kind stays, in milliseconds. */
export const TOAST_DURATION_MS = {
  blank: 4000,
  error: 4000,
  success: 2000,
  loading: Number.POSITIVE_INFINITY,
  custom: 4000,
} as const

export const TOAST_REMOVAL_DELAY_MS = 1000

let toast: Toast | undefined
let anySaid = false
const listeners = new Set<() => void>()

export async function loadToasts() {
  const lists = await import('@/components/toasts/ToastLists')
  toast = lists.toast
  return lists
}

/**
 * At once where the code is there, and as soon as it is where not: in the order in which things were said.
 * What could not be said without a network is said when it is back.
 */
function say(act: (toast: Toast) => void) {
  if (toast) return act(toast)
  anySaid = true
  for (const listener of listeners) listener()
  loadToasts().then(
    (loaded) => act(loaded.toast),
    (error) => {
      console.error('Could not load what shows notices', error)
      addEventListener('online', () => say(act), { once: true })
    },
  )
}

/** True from the first notice on. */
export function useAnyNotice(): boolean {
  return useSyncExternalStore(
    listen,
    () => anySaid,
    () => false,
  )
}

function listen(onChange: () => void) {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}

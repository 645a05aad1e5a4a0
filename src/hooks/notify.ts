import type { ReactElement } from 'react'
import { type Toast, toast } from 'react-hot-toast/headless'

type Options = {
  /** A later toast with the same id replaces the earlier one. */
  id?: string
  /** `aria-live: 'off'` if the page announces the same event. */
  ariaProps?: Toast['ariaProps']
}

/**
 * Shows a toast. The durations are the library's: 2 s for a success, 4 s for the others, and a second until it is removed.
 */
export const notify = {
  plain: (message: string, options?: Options) => toast(message, options),
  success: (message: string, options?: Options) => toast.success(message, options),
  error: (message: string, options?: Options) => toast.error(message, options),
  /** Stays until it is dismissed or replaced. */
  loading: (message: string, options?: Options) => toast.loading(message, options),
  custom: (message: ReactElement, options?: Options) => toast.custom(message, options),
  dismiss: (id?: string) => toast.dismiss(id),
}

import type { ReactElement } from 'react'
import { toast } from 'react-hot-toast/headless'

type Options = { /** A later toast with the same id replaces the earlier one. */ id?: string }

/** Shows a toast. */
export const notify = {
  plain: (message: string, options?: Options) => toast(message, options),
  success: (message: string, options?: Options) => toast.success(message, options),
  error: (message: string, options?: Options) => toast.error(message, options),
  /** Stays until it is dismissed or replaced. */
  loading: (message: string, options?: Options) => toast.loading(message, options),
  custom: (message: ReactElement, options?: Options) => toast.custom(message, options),
  dismiss: (id?: string) => toast.dismiss(id),
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

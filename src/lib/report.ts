import { env } from '@/env'

type Report =
  | { kind: 'vital'; name: string; value: number; rating: string }
  | { kind: 'problem'; message: string; stack?: string | undefined; where?: string | undefined }

/** The one way out for measurements and uncaught errors. Off unless the owner names an address. */
export function report(entry: Report) {
  if (!env.reportUrl) return
  const body = JSON.stringify({ ...entry, page: location.pathname })
  // A beacon outlives the page; as text it needs no permission asked beforehand.
  navigator.sendBeacon(env.reportUrl, new Blob([body], { type: 'text/plain' }))
}

export function reportProblem(error: unknown, where?: string) {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  report({ kind: 'problem', message, stack, where })
}

import { env } from '@/env'
import { loadChunk } from './loadChunk'

type Report =
  | { kind: 'vital'; name: string; value: number; rating: string }
  | { kind: 'problem'; message: string; stack?: string | undefined; where?: string | undefined }

/** Sends measurements and uncaught errors, if the owner has configured a URL for them. */
function report(entry: Report) {
  if (!env.reportUrl) return
  const body = JSON.stringify({ ...entry, page: location.pathname })
  // A beacon survives the end of the page, and as plain text it needs no CORS preflight.
  navigator.sendBeacon(env.reportUrl, new Blob([body], { type: 'text/plain' }))
}

export function reportProblem(error: unknown, where?: string) {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  report({ kind: 'problem', message, stack, where })
}

/** What React has got over: the page is there, and works. */
export function reportRecovered(error: unknown) {
  // The animation of a page transition was skipped, as when another update follows at once. An error of a component has a
  // cause instead.
  if (error instanceof DOMException) return
  if (error instanceof Error && error.cause) {
    console.error('A part of the page failed, and was rendered again', error.cause)
    reportProblem(error.cause)
  }
  // A translator or an extension, for instance.
  else console.warn('Hydration mismatch: something changed the HTML before React loaded', error)
}

/** Reports uncaught errors from now on, and measurements once their code has loaded. */
export async function startReporting() {
  addEventListener('error', ({ error, message }) => reportProblem(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => reportProblem(reason))
  const observers = await loadChunk(importObservers, { ifGone: 'ignore' })
  for (const observe of observers ?? []) {
    observe(({ name, value, rating }) => report({ kind: 'vital', name, value, rating }))
  }
}

async function importObservers() {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
  return [onCLS, onFCP, onINP, onLCP, onTTFB]
}

import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { report, reportProblem } from './report'

/** Loaded after the start: measurements and uncaught errors go to the one reporter. */
export function startReporting() {
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    observe(({ name, value, rating }) => report({ kind: 'vital', name, value, rating }))
  }
  addEventListener('error', ({ error, message }) => reportProblem(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => reportProblem(reason))
}

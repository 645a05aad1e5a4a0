import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { report, reportProblem } from './report'

/** Reports measurements and uncaught errors. A separate file, because it loads when the page is idle. */
export function startReporting() {
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    observe(({ name, value, rating }) => report({ kind: 'vital', name, value, rating }))
  }
  addEventListener('error', ({ error, message }) => reportProblem(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => reportProblem(reason))
}

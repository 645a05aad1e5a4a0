import { cpus, totalmem } from 'node:os'
import { percentile, type RequestKind, type RequestLog } from './requestLog'

type LoadResult = {
  requests: RequestLog
  visitors: number
  duration: number
  messages: number
  subscriptions: number
  lost: string[]
}

const MIN_REQUESTS_PER_SECOND = 10
const MAX_P95 = 500 // ms
const KINDS: RequestKind[] = ['page', 'file', 'list', 'article', 'message', 'subscription']

/** The text is printed and committed as docs/load.md. */
export function loadReport({ requests, visitors, duration, messages, subscriptions, lost }: LoadResult) {
  const all = requests.durations()
  const perSecond = all.length / duration
  const isPassed =
    perSecond >= MIN_REQUESTS_PER_SECOND &&
    percentile(all, 0.95) < MAX_P95 &&
    requests.errors.length === 0 &&
    lost.length === 0 &&
    messages > 0
  const text = `# Load test

Written by \`npm run load\` on ${new Date().toISOString().slice(0, 10)}, on ${describeMachine()}.
${visitors} visitors browsed, read and wrote for ${Math.round(duration)} seconds through the Hosting and Firestore emulators, which
ran on the same machine. The test passes with at least ${MIN_REQUESTS_PER_SECOND} requests a second, 95 % of responses within ${MAX_P95} ms, no error,
and everything that was sent stored.

| | requests | median | 95 % | slowest |
|---|---:|---:|---:|---:|
${KINDS.map((kind) => row(kind, requests.durations(kind))).join('\n')}
${row('all', all)}

- ${perSecond.toFixed(1)} requests a second
- ${requests.errors.length} errors
- ${messages} messages and ${subscriptions} subscriptions sent, ${lost.length} of them lost
`
  return { text, isPassed }
}

function row(name: string, durations: number[]): string {
  const figures = [percentile(durations, 0.5), percentile(durations, 0.95), durations.at(-1) ?? 0]
  return `| ${name} | ${durations.length} | ${figures.map((ms) => `${Math.round(ms)} ms`).join(' | ')} |`
}

function describeMachine(): string {
  const processor = cpus()[0]?.model.replace(/\s+/g, ' ').trim() || 'unknown processor'
  const memory = Math.round(totalmem() / 1024 ** 3)
  return `${cpus().length} cores (${processor}), ${memory} GiB, Node ${process.versions.node}`
}

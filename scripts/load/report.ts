import { cpus, totalmem } from 'node:os'
import { KINDS, type RequestLog } from './visitor'

type LoadResult = { requests: RequestLog; visitors: number; duration: number; lost: string[] }

const MIN_REQUESTS_PER_SECOND = 10
const MAX_P95 = 500 // ms

/** The text is printed and committed as docs/load.md. */
export function loadReport({ requests, visitors, duration, lost }: LoadResult) {
  const all = requests.durations()
  const { errors, sent } = requests
  const perSecond = all.length / duration
  const isPassed =
    perSecond >= MIN_REQUESTS_PER_SECOND &&
    percentile(all, 0.95) < MAX_P95 &&
    errors.length === 0 &&
    lost.length === 0 &&
    sent.contactMsg.length > 0
  const processor = cpus()[0]?.model.replace(/\s+/g, ' ').trim() || 'unknown processor'
  const memory = Math.round(totalmem() / 1024 ** 3)
  const text = `# Load test

Written by \`npm run load\` on ${new Date().toISOString().slice(0, 10)}, on ${cpus().length} cores (${processor}), ${memory} GiB, Node ${process.versions.node}.
${visitors} visitors browsed, read and wrote for ${Math.round(duration)} seconds through the Hosting and Firestore emulators, which
ran on the same machine. The test passes with at least ${MIN_REQUESTS_PER_SECOND} requests a second, 95 % of responses within ${MAX_P95} ms, no error,
and everything that was sent stored.

| | requests | median | 95 % | slowest |
|---|---:|---:|---:|---:|
${KINDS.map((kind) => row(kind, requests.durations(kind))).join('\n')}
${row('all', all)}

- ${perSecond.toFixed(1)} requests a second
- ${errors.length} errors
- ${sent.contactMsg.length} messages and ${sent.newsletter.length} subscriptions sent, ${lost.length} of them lost
`
  return { text, isPassed }
}

function row(name: string, durations: number[]): string {
  const figures = [percentile(durations, 0.5), percentile(durations, 0.95), durations.at(-1) ?? 0]
  return `| ${name} | ${durations.length} | ${figures.map((ms) => `${Math.round(ms)} ms`).join(' | ')} |`
}

export function percentile(sorted: number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

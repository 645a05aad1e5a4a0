import { writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { fromRoot } from '../../scripts/lib/paths'
import { TEST_PROJECT } from '../../scripts/lib/ports'
import { FIRESTORE_URL, readIds } from '../e2e/helpers/backend'
import { expect, test } from '../e2e/helpers/test'
import { KINDS, RequestLog, visit } from './visitor'

const VISITORS = Number(process.env.LOAD_VISITORS ?? 200)
const SECONDS = Number(process.env.LOAD_SECONDS ?? 120)
const ARRIVAL_PERIOD = 30_000 // ms
const MIN_REQUESTS_PER_SECOND = 10
const MAX_P95 = 500 // ms
/** docs/load.md shows a run of at least this size. */
const isFullSize = VISITORS >= 200 && SECONDS >= 120

test.use({ ownTexts: /./ })

test(`${VISITORS} visitors for ${SECONDS} seconds`, async ({ baseURL: site = '' }) => {
  test.setTimeout(ARRIVAL_PERIOD + SECONDS * 2_000)
  const requests = new RequestLog()
  const startedAt = Date.now()
  const until = startedAt + SECONDS * 1000
  const shared = {
    site,
    firestore: FIRESTORE_URL,
    project: TEST_PROJECT,
    requests,
    articles: await readIds('blogs'),
    until,
  }
  await Promise.all(
    Array.from({ length: VISITORS }, async (_, index) => {
      // Visitors do not all come at once.
      await wait((ARRIVAL_PERIOD * index) / VISITORS)
      await visit({ ...shared, name: `Load Visitor ${index}` })
    }),
  )
  const perSecond = requests.completed.length / ((Date.now() - startedAt) / 1000)
  const text = report(requests, perSecond)
  console.info(text)

  expect(requests.errors).toEqual([])
  expect(requests.sent.contactMsg.length).toBeGreaterThan(0)
  for (const [collection, keys] of Object.entries(requests.sent)) {
    const stored = new Set(await readIds(collection))
    expect(keys.filter((key) => !stored.has(key))).toEqual([])
  }
  expect(perSecond).toBeGreaterThanOrEqual(MIN_REQUESTS_PER_SECOND)
  expect(percentile(requests.durations(), 0.95)).toBeLessThan(MAX_P95)
  if (isFullSize) await writeFile(fromRoot('docs', 'load.md'), text)
})

function report(requests: RequestLog, perSecond: number): string {
  const processor = cpus()[0]?.model.replace(/\s+/g, ' ').trim()
  const memory = Math.round(totalmem() / 1024 ** 3)
  const { contactMsg, newsletter } = requests.sent
  return `# Load test

Written by \`npm test -- --load\` on ${new Date().toISOString().slice(0, 10)}, on ${cpus().length} cores (${processor}), ${memory} GiB, Node ${process.versions.node}.
${VISITORS} visitors browsed, read and wrote for ${SECONDS} seconds through the Hosting and Firestore emulators, which ran on the same
machine. The test passes with at least ${MIN_REQUESTS_PER_SECOND} requests a second, 95 % of responses within ${MAX_P95} ms, no error, and everything that
was sent stored.

| | requests | median | 95 % | slowest |
|---|---:|---:|---:|---:|
${KINDS.map((kind) => row(kind, requests.durations(kind))).join('\n')}
${row('all', requests.durations())}

- ${perSecond.toFixed(1)} requests a second
- ${requests.errors.length} errors
- ${contactMsg.length} messages and ${newsletter.length} subscriptions sent
`
}

function row(name: string, durations: number[]): string {
  const figures = [0.5, 0.95, 1].map((share) => `${Math.round(percentile(durations, share))} ms`)
  return `| ${name} | ${durations.length} | ${figures.join(' | ')} |`
}

function percentile(sorted: number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

import { writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { readCollection } from './content/store'
import { log, step } from './lib/log'
import { parseOptions } from './lib/options'
import { fromRoot } from './lib/paths'
import { localUrl, TEST_PORTS, TEST_PROJECT } from './lib/ports'
import { UserError } from './lib/userError'
import { loadReport } from './load/report'
import { RequestLog, visit } from './load/visitor'
import { startTestSite } from './local/backend'

const DEFAULTS = { seconds: 120, visitors: 200 }
/** The emulators and the visitors share one machine. */
const LIMITS = { seconds: 600, visitors: 500 }
const ARRIVAL_PERIOD = 30_000 // ms
const SHOWN_ERRORS = 5

/** `npm run load`: visitors browse and write through the Hosting and Firestore emulators. */
export async function main(args: string[]) {
  const { seconds, visitors } = readOptions(args)
  await startTestSite('dist-test')
  const backend = { origin: localUrl(TEST_PORTS.firestore), projectId: TEST_PROJECT, token: 'owner' }
  const articles = [...(await readCollection(backend, 'blogs')).keys()]
  const requests = new RequestLog()
  const startedAt = Date.now()
  const until = startedAt + seconds * 1000
  const shared = { site: localUrl(TEST_PORTS.hosting), backend, requests, articles, until }
  await step(`${visitors} visitors for ${seconds} seconds`, () =>
    Promise.all(
      Array.from({ length: visitors }, async (_, index) => {
        await wait((ARRIVAL_PERIOD * index) / visitors)
        await visit({ ...shared, name: `Load Visitor ${index}` })
      }),
    ),
  )
  const duration = (Date.now() - startedAt) / 1000
  const lost: string[] = []
  for (const collection of ['contactMsg', 'newsletter'] as const) {
    const stored = await readCollection(backend, collection)
    lost.push(...requests.sent[collection].filter((key) => !stored.has(key)))
  }
  const { text, isPassed } = loadReport({ requests, duration, lost, visitors })
  log()
  log(text)
  const problems = [...requests.errors, ...lost.map((key) => `lost: ${key}`)]
  for (const problem of problems.slice(0, SHOWN_ERRORS)) log(problem)
  const isFullSize = seconds >= DEFAULTS.seconds && visitors >= DEFAULTS.visitors
  if (isPassed && isFullSize) writeFileSync(fromRoot('docs', 'load.md'), text)
  log(isPassed ? 'The load test passed.' : 'The load test failed.')
  return isPassed ? 0 : 1
}

function readOptions(args: string[]) {
  const values = parseOptions(args, { seconds: { type: 'string' }, visitors: { type: 'string' } })
  const read = (name: keyof typeof DEFAULTS) => {
    const number = Number(values[name] ?? DEFAULTS[name])
    if (Number.isInteger(number) && number > 0 && number <= LIMITS[name]) return number
    throw new UserError(`--${name} must be a whole number from 1 to ${LIMITS[name]}.`)
  }
  return { seconds: read('seconds'), visitors: read('visitors') }
}

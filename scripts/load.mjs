import { writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { buildSite } from './build'
import { readCollection } from './content/store'
import { EMULATORS, install } from './lib/install'
import { log, step } from './lib/log'
import { parseOptions } from './lib/options'
import { fromRoot } from './lib/paths'
import { localUrl, TEST_PORTS, TEST_PROJECT } from './lib/ports'
import { UserError } from './lib/userError'
import { loadReport } from './load/report.mjs'
import { Tally } from './load/tally.mjs'
import { visit } from './load/visitor.mjs'
import { claimTestBackend, startTestBackend } from './local/backend'
import { firestoreEmulator } from './local/firestoreEmulator'

const FOLDER = 'dist-test'
const USUAL = { seconds: 120, visitors: 200 }
/** This is one machine, and the emulators are no data centre. */
const MOST = { seconds: 600, visitors: 500 }
/** Two hundred people do not come at the same moment. */
const ARRIVALS_MS = 30_000

/** `npm run load`: people browse and write through the Hosting and Firestore emulators of this machine. */
export async function main(/** @type {string[]} */ args) {
  const { seconds, visitors } = readBounds(args)
  await startSite()
  const backend = { origin: localUrl(TEST_PORTS.firestore), projectId: TEST_PROJECT, token: 'owner' }
  const articles = [...(await readCollection(backend, 'blogs')).keys()]
  const tally = new Tally()
  const began = Date.now()
  const shared = {
    site: localUrl(TEST_PORTS.hosting),
    backend,
    tally,
    articles,
    until: began + seconds * 1000,
  }
  const written = { sent: new Set(), subscribed: new Set() }

  await step(`${visitors} visitors for ${seconds} seconds`, () =>
    Promise.all(
      Array.from({ length: visitors }, async (_, number) => {
        await wait((ARRIVALS_MS * number) / visitors)
        await visit({ ...shared, ...written }, number)
      }),
    ),
  )
  const took = (Date.now() - began) / 1000
  const lost = [
    ...missing(written.sent, await readCollection(backend, 'contactMsg')),
    ...missing(written.subscribed, await readCollection(backend, 'newsletter')),
  ]
  const { text, isHeld } = loadReport({ tally, visitors, took, lost, written })
  log()
  log(text)
  for (const error of [...tally.errors, ...lost.map((key) => `lost: ${key}`)].slice(0, 5)) log(error)
  const isWhole = seconds >= USUAL.seconds && visitors >= USUAL.visitors
  if (isHeld && isWhole) writeFileSync(fromRoot('docs', 'load.md'), text)
  log(isHeld ? 'The load was held.' : 'The load was not held.')
  return isHeld ? 0 : 1
}

/** @param {string[]} args */
function readBounds(args) {
  const values = parseOptions(args, { seconds: { type: 'string' }, visitors: { type: 'string' } })
  const read = (/** @type {keyof typeof USUAL} */ name) => {
    const number = Number(values[name] ?? USUAL[name])
    if (Number.isInteger(number) && number > 0 && number <= MOST[name]) return number
    throw new UserError(`--${name} has to be a whole number from 1 to ${MOST[name]}.`)
  }
  return { seconds: read('seconds'), visitors: read('visitors') }
}

/** The production build on the tests' own backend, which begins with the samples and leaves nothing behind. */
async function startSite() {
  await claimTestBackend()
  const [emulator] = await Promise.all([firestoreEmulator(), install(EMULATORS), buildSite(FOLDER)])
  await startTestBackend(emulator, { file: 'firebase.test.json', publicFolder: FOLDER })
}

/** @param {Set<string>} wanted @param {Map<string, unknown>} stored */
const missing = (wanted, stored) => [...wanted].filter((key) => !stored.has(key))

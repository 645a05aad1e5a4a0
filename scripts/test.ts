import { EMULATORS, install, STUDIO } from './lib/install'
import { formatDuration, log } from './lib/log'
import { TEST_PORTS } from './lib/ports'
import { describeError, UserError } from './lib/userError'
import { claimBackend } from './local/backend'
import { chromium, fullChromium } from './local/chromium'
import { startEmulators } from './local/emulators'
import { firestoreEmulator } from './local/firestoreEmulator'
import { BACKENDS } from './local/selectBackend'
import { addUp, CHANGED_TESTS, type Count, runSuite, SUITES, type SuiteName } from './local/suites'

const SUITE_NAMES = Object.keys(SUITES) as SuiteName[]

/** Only the unit tests that import what has changed since the last commit. */
const CHANGED = '--changed'

/** `npm test`: all suites, or those that are named. The last line adds up what the test runners report. */
export async function main(args: string[]) {
  const began = Date.now()
  const counts: Count[] = []
  try {
    const { names, filters } = planTests(args.filter((arg) => arg !== CHANGED))
    await prepare(names)
    for (const name of names) {
      // Firefox and WebKit run only if they are named: `npm test -- e2e --project=firefox`.
      const all = name === 'e2e' ? withProject(filters) : filters
      if (name === 'rules') counts.push(await runRules(all))
      else if (name === 'unit' && args.includes(CHANGED)) counts.push(await runSuite(CHANGED_TESTS, all))
      else counts.push(await runSuite(SUITES[name], all))
    }
  } catch (error) {
    log(describeError(error))
    counts.push({ passed: 0, failed: 1 })
  }
  const { passed, failed } = addUp(counts)
  log(`\nAfter ${formatDuration(Date.now() - began)}:\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

/** `npm test -- unit rules` selects suites; `npm test -- e2e keyboard` passes a filter to the runner of one suite. */
function planTests(args: string[]) {
  const named = SUITE_NAMES.filter((name) => args.includes(name))
  const filters = args.filter((arg) => !named.some((name) => name === arg))
  if (named.length === 0 && filters.length > 0) {
    throw new UserError(`There is no suite "${filters[0]}". Suites: ${SUITE_NAMES.join(', ')}.`)
  }
  if (named.length > 1 && filters.length > 0) {
    throw new UserError(`The filter "${filters[0]}" needs a single suite, not ${named.join(' and ')}.`)
  }
  return { names: named.length > 0 ? named : SUITE_NAMES, filters }
}

function withProject(filters: string[]): string[] {
  const isNamed = filters.some((filter) => filter.startsWith('--project'))
  return isNamed ? filters : [...filters, '--project=chromium', '--project=back-forward-cache']
}

/** Installs what the suites need, and stops if another run uses the ports. */
async function prepare(names: readonly SuiteName[]) {
  const needsBackend = names.some((name) => name === 'rules' || name === 'e2e')
  if (needsBackend) await claimBackend('test')
  await Promise.all([
    names.some((name) => name === 'unit' || name === 'e2e') && install(STUDIO),
    needsBackend && install(EMULATORS),
    needsBackend && firestoreEmulator(),
    names.includes('e2e') && prepareBrowsers(),
  ])
}

/** One after the other, because both may have to be installed. The configuration of Playwright reads the variables. */
async function prepareBrowsers() {
  process.env.CHROMIUM_PATH = await chromium()
  process.env.FULL_CHROMIUM_PATH = await fullChromium()
}

async function runRules(filters: string[]) {
  const { stop } = await startEmulators(BACKENDS.test)
  const env = { FIRESTORE_EMULATOR_HOST: `127.0.0.1:${TEST_PORTS.firestore}` }
  const count = await runSuite(SUITES.rules, filters, env)
  await stop()
  return count
}

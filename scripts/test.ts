import { buildSite } from './build'
import { EMULATORS, install, STUDIO } from './lib/install'
import { formatDuration, log } from './lib/log'
import { localUrl, TEST_PORTS } from './lib/ports'
import { describeError, UserError } from './lib/userError'
import { selectBackend, startTestBackend } from './local/backend'
import { chromium } from './local/chromium'
import { firestoreEmulator } from './local/firestoreEmulator'
import { requireFreePorts } from './local/ports'
import { requireLock } from './processes/lock'
import { OTHER_BRAND, OTHER_FOLDER } from './testing/otherBrand'
import { addUp, type Count } from './testing/reports'
import { runSuite, SUITES, type SuiteName } from './testing/suites'

const FOLDER = 'dist-test'
/** Settings for a real build that would change what the tests see. */
const UNSET = ['VITE_SITE_URL', 'VITE_IMAGE_HOST', 'VITE_REPORT_URL', 'VITE_APP_CHECK_KEY']

/** A separate project, because the rules tests delete all data. */
const RULES_ENVIRONMENT = {
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${TEST_PORTS.firestore}`,
  GCLOUD_PROJECT: 'demo-site-rules',
}

const SUITE_NAMES = Object.keys(SUITES)
const FAILURE: Count = { passed: 0, failed: 1, remarks: [] }

/** `npm test`: all suites, or those that are named. The last line adds up what the test runners report. */
export async function main(args: string[]) {
  const began = Date.now()
  const counts: Count[] = []
  try {
    await runAll(planTests(args), counts)
  } catch (error) {
    log(describeError(error))
    counts.push(FAILURE)
  }
  const { passed, failed } = addUp(counts)
  log()
  log(`After ${formatDuration(Date.now() - began)}:`)
  log(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

/** `npm test -- unit rules` selects suites; `npm test -- e2e keyboard` passes a filter to the runner of one suite. */
export function planTests(args: string[]): { names: string[]; filters: string[] } {
  const names = SUITE_NAMES.filter((name) => args.includes(name))
  const filters = args.filter((arg) => !SUITE_NAMES.includes(arg))
  if (names.length === 0 && filters.length > 0) {
    throw new UserError(`There is no suite "${filters[0]}". Suites: ${SUITE_NAMES.join(', ')}.`)
  }
  if (names.length > 1 && filters.length > 0) {
    throw new UserError(`The filter "${filters[0]}" needs a single suite, not ${names.join(' and ')}.`)
  }
  return { names: names.length > 0 ? names : SUITE_NAMES, filters }
}

async function runAll({ names, filters }: ReturnType<typeof planTests>, counts: Count[]) {
  const wants = (...some: SuiteName[]) => some.some((name) => names.includes(name))
  const run = async (name: SuiteName, options: Parameters<typeof runSuite>[1] = {}) => {
    if (wants(name)) counts.push(await runSuite(SUITES[name], { filters, ...options }))
  }
  await requireLock('test')
  selectBackend('test', UNSET)
  selectFixtures()
  const needsBackend = wants('rules', 'e2e')
  if (needsBackend) await requireFreePorts(TEST_PORTS)

  const checkCode = async () => {
    const studio = wants('unit', 'e2e') && install(STUDIO)
    await Promise.all([run('types'), run('lint'), studio])
    await run('unit')
  }
  const prepareBackend = async () => {
    const [[emulator], isSiteBuilt] = await Promise.all([
      Promise.all([firestoreEmulator(), install(EMULATORS)]),
      wants('e2e') && canBuild(counts, filters),
    ])
    if (!isSiteBuilt && !wants('rules')) return false
    await startTestBackend(emulator, FOLDER)
    await run('rules', { env: RULES_ENVIRONMENT })
    return isSiteBuilt
  }
  // Building the site and the rules tests use one core. The browser tests need both, so that none waits too long.
  const [isReady, chromiumPath] = await Promise.all([
    needsBackend && prepareBackend(),
    wants('e2e') ? chromium() : null,
    checkCode(),
  ])
  if (!isReady || !chromiumPath) return
  const env = { CHROMIUM_PATH: chromiumPath, SITE_URL: localUrl(TEST_PORTS.hosting) }
  await run('e2e', { filters: withProject(filters), isLive: true, env })
}

/** Firefox and WebKit run only if they are named: `npm test -- e2e --project=firefox`. */
export function withProject(filters: string[]): string[] {
  const isNamed = filters.some((filter) => filter.startsWith('--project'))
  return isNamed ? filters : [...filters, '--project=chromium']
}

/** The name of a file usually selects others. With options only, such as `--project`, the runner loads all files. */
function needsOtherBrand(filters: string[]): boolean {
  if (process.env.E2E_FOLDER) return false
  return (
    filters.every((filter) => filter.startsWith('-')) ||
    filters.some((filter) => filter.includes('otherBrand'))
  )
}

/** The tests use fixed content. Measurements, such as screenshots, use the owner's. */
function selectFixtures() {
  if (!process.env.E2E_FOLDER) process.env.CONTENT_DIR ||= 'tests/fixtures/sampleBrand/content'
}

/** If the build fails, the other suites still run. */
async function canBuild(counts: Count[], filters: string[]) {
  try {
    await Promise.all([
      buildSite(FOLDER),
      needsOtherBrand(filters) && buildSite(OTHER_FOLDER, OTHER_BRAND, 'Building another brand'),
    ])
    return true
  } catch (error) {
    log(`${describeError(error)} The browser tests cannot run. This counts as a failure.`)
    counts.push(FAILURE)
    return false
  }
}

import { buildSite } from './build.mjs'
import { formatDuration, log } from './lib/log'
import { localUrl, TEST_PORTS, TEST_PROJECT } from './lib/ports'
import { describeError, UserError } from './lib/userError'
import { chromium } from './setup/chromium.mjs'
import { firestoreEmulator } from './setup/firestoreEmulator.mjs'
import { APP, EMULATORS, install } from './setup/install.mjs'
import { pointAtLocalBackend } from './setup/localBuild.mjs'
import { takeLock } from './setup/lock.mjs'
import { requireFreePorts } from './setup/portUser.mjs'
import { addUp } from './setup/reports.mjs'
import { runSuite, SUITES } from './setup/suites.mjs'
import { startTestBackend } from './setup/testBackend.mjs'
import { planTests } from './setup/testPlan.mjs'

const FOLDER = 'dist-test'
/** What a developer may have set for a real build, and what would change what the tests see. */
const BLANK = ['VITE_SITE_URL', 'VITE_IMAGE_HOST', 'VITE_REPORT_URL', 'VITE_FILM_URL', 'VITE_APP_CHECK_KEY']

/** A project of their own, so that the rules tests may empty it under the browser tests' feet. */
const RULES_ENVIRONMENT = {
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${TEST_PORTS.firestore}`,
  GCLOUD_PROJECT: 'demo-triveni-rules',
}

const began = Date.now()
/** @type {import('./setup/reports.mjs').Count[]} */
const counts = []

/** `npm test`: everything, from nothing. The last line adds up what the runners themselves report. */
export async function main(/** @type {string[]} */ args) {
  try {
    await runAll(planTests(args))
  } catch (error) {
    log(describeError(error))
    counts.push({ passed: 0, failed: 1, remarks: [] })
  }
  const { passed, failed } = addUp(counts)
  log()
  log(`After ${formatDuration(Date.now() - began)}:`)
  log(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

/** @param {ReturnType<typeof planTests>} plan */
async function runAll({ names, filters }) {
  const holder = takeLock('test')
  if (holder)
    throw new UserError(`Tests are running here already (process ${holder.pid}): wait for their end.`)
  pointAtLocalBackend({ ports: TEST_PORTS, projectId: TEST_PROJECT, blank: BLANK })
  const wants = (/** @type {string[]} */ ...some) =>
    some.some((name) => names.some((wanted) => wanted === name))
  const run = async (
    /** @type {keyof typeof SUITES} */ name,
    /** @type {Parameters<typeof runSuite>[1]} */ options,
  ) => {
    if (wants(name)) counts.push(await runSuite(SUITES[name], { filters, ...options }))
  }

  const needsBackend = wants('rules', 'e2e')
  if (needsBackend) await requireFreePorts(TEST_PORTS)
  // The emulator may have to be compiled for minutes, so what needs only the app goes on meanwhile.
  const app = install(APP)
  const forBackend = needsBackend ? Promise.all([firestoreEmulator(), install(EMULATORS)]) : null
  const browser = wants('e2e') ? app.then(chromium) : null
  const early = app.then(async () => {
    await Promise.all([run('types', {}), run('lint', {})])
    return wants('e2e') && (await isBuilt())
  })
  const [setUp, chromiumPath, hasSite] = await Promise.all([forBackend, browser, early])

  const backend =
    setUp && (hasSite || wants('rules'))
      ? startTestBackend(setUp[0], { file: 'firebase.test.json', publicFolder: FOLDER })
      : null
  // The emulators start on one core while the unit tests use the other.
  await Promise.all([run('unit', {}), backend?.then(() => run('rules', { env: RULES_ENVIRONMENT }))])
  if (backend && hasSite && chromiumPath) {
    await run('e2e', {
      live: true,
      env: { CHROMIUM_PATH: chromiumPath, SITE_URL: localUrl(TEST_PORTS.hosting) },
    })
  }
}

/** Without a site there are no browser tests, but the others still have something to say. */
async function isBuilt() {
  try {
    await buildSite(FOLDER)
    return true
  } catch (error) {
    log(`${describeError(error)} The browser tests cannot run, which counts as a failure.`)
    counts.push({ passed: 0, failed: 1, remarks: [] })
    return false
  }
}

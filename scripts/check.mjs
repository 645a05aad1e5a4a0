import { log } from './lib/log'
import { APP, install } from './setup/install.mjs'
import { addUp } from './setup/reports.mjs'
import { runSuite, SUITES } from './setup/suites.mjs'

/** `npm run check`: what can be told in seconds, without a backend or a browser. */
export async function main() {
  await install(APP)
  const counts = await Promise.all([SUITES.types, SUITES.lint, SUITES.unit].map((suite) => runSuite(suite)))
  const { passed, failed } = addUp(counts)
  log(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

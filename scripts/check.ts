import { install, STUDIO } from './lib/install'
import { log } from './lib/log'
import { addUp, runSuite, SUITES } from './testing/suites'

/** `npm run check`: types, lint and unit tests. */
export async function main() {
  // The unit tests convert pictures with it.
  await install(STUDIO)
  const counts = [await runSuite(SUITES.types), await runSuite(SUITES.lint), await runSuite(SUITES.unit)]
  const { passed, failed } = addUp(counts)
  log(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

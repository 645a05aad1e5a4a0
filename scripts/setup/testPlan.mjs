import { UserError } from '../lib/userError'
import { SUITES } from './suites.mjs'

/** @typedef {keyof typeof SUITES} SuiteName */

export const SUITE_NAMES = /** @type {SuiteName[]} */ (Object.keys(SUITES))

/**
 * Which suites to run: all of them, or those that are named (`npm test -- unit rules`). After a single name, what
 * follows goes to its runner (`npm test -- e2e toasts`).
 *
 * @param {string[]} args
 * @returns {{ names: SuiteName[], filters: string[] }}
 */
export function planTests(args) {
  if (args.length === 0) return { names: SUITE_NAMES, filters: [] }
  const names = args.filter(isSuite)
  const filters = args.filter((arg) => !isSuite(arg))
  if (names.length === 0) {
    throw new UserError(
      `There is no suite "${args[0]}": name some of ${SUITE_NAMES.join(', ')}, or none for all.`,
    )
  }
  if (filters.length > 0 && names.length > 1) {
    throw new UserError(`What is "${filters[0]}"? Only after a single suite can a filter follow.`)
  }
  return { names: SUITE_NAMES.filter((name) => names.includes(name)), filters }
}

/**
 * @param {string} name
 * @returns {name is SuiteName}
 */
function isSuite(name) {
  return SUITE_NAMES.some((known) => known === name)
}

import { createInterface } from 'node:readline/promises'
import { Problem } from '../setup/problem.mjs'

/**
 * Asks before something is done, unless that was agreed to beforehand.
 * @param {string} question
 * @param {boolean} agreed
 */
export async function agree(question, agreed) {
  if (agreed) return true
  requireSomebody()
  const asking = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return /^y(es)?$/i.test((await asking.question(`${question} [y/N] `)).trim())
  } finally {
    asking.close()
  }
}

/** For commands that have long work before the question, too. */
export function requireSomebody() {
  if (process.stdin.isTTY) return
  throw new Problem(
    'Nobody is here to be asked: run it with --yes to do this, or with --dry-run to look only.',
  )
}

import { createInterface } from 'node:readline/promises'
import { Problem } from '../setup/problem.mjs'

/**
 * Asks before something is done, unless that was agreed to beforehand.
 * @param {string} question
 * @param {boolean} agreed
 */
export async function agree(question, agreed) {
  if (agreed) return true
  if (!process.stdin.isTTY) {
    throw new Problem(
      'Nobody is here to be asked: run it with --yes to do this, or with --dry-run to look only.',
    )
  }
  const asking = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return /^y(es)?$/i.test((await asking.question(`${question} [y/N] `)).trim())
  } finally {
    asking.close()
  }
}

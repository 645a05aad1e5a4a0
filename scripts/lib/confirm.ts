import { createInterface } from 'node:readline/promises'
import { UserError } from './userError'

/** Asks a yes/no question. `isConfirmed` skips it (`--yes`). */
export async function confirm(question: string, isConfirmed: boolean): Promise<boolean> {
  if (isConfirmed) return true
  requireTerminal()
  const prompt = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return /^y(es)?$/i.test((await prompt.question(`${question} [y/N] `)).trim())
  } finally {
    prompt.close()
  }
}

/** Call it before long work that ends with a question. */
export function requireTerminal() {
  if (process.stdin.isTTY) return
  throw new UserError('Not a terminal: pass --yes to confirm, or --dry-run to preview.')
}

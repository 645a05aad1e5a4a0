import { createInterface } from 'node:readline/promises'
import { UserError } from './userError'

/** Asks a yes/no question. */
export async function confirm(question: string): Promise<boolean> {
  return /^y(es)?$/i.test(await ask(`${question} [y/N]`))
}

/** Fails if the question is not answered: Ctrl-C, Ctrl-D or a closed terminal. */
export async function ask(question: string): Promise<string> {
  requireTerminal()
  const prompt = createInterface({ input: process.stdin, output: process.stdout })
  prompt.once('SIGINT', () => prompt.close())
  const stopped = new Promise<never>((_, reject) =>
    prompt.once('close', () => reject(new UserError('Stopped. Nothing more was changed.'))),
  )
  try {
    return (await Promise.race([prompt.question(`${question} `), stopped])).trim()
  } finally {
    prompt.close()
  }
}

/** Call it before long work that ends with a question. */
export function requireTerminal() {
  if (process.stdin.isTTY) return
  throw new UserError('Not a terminal: pass --yes to confirm, or --dry-run to preview.')
}

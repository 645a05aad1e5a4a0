import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { fromRoot, inCache } from './paths.ts'

/** An error that the user can fix. Only its message is printed, without a stack. */
export class UserError extends Error {
  override name = 'UserError'
}

/** The message of the error if the check fails with one that the user can fix. */
export function messagesOf(check: () => unknown): string[] {
  try {
    check()
    return []
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return [error.message]
  }
}

/** The first line of the message of any error. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.split('\n')[0] ?? ''
}

/** The one sentence to print for an error. Unexpected errors keep their stack in .cache/errors.log. */
export function describeError(error: unknown): string {
  if (error instanceof UserError) return error.message
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const known = explainKnownFailure(code)
  if (known) return known
  return `Unexpected error: ${reasonOf(error)}. ${saveDetails(error)}`
}

/** Advice for the failure of another program, or null if the failure is unknown. */
export function explainKnownFailure(output: string): string | null {
  const file = fromRoot('scripts', 'lib', 'knownFailures.json')
  const failures: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  const known = Object.entries(failures).find(([, pattern]) => new RegExp(pattern, 'i').test(output))
  return known ? `${known[0]} and run the command again.` : null
}

function saveDetails(error: unknown): string {
  try {
    mkdirSync(inCache(), { recursive: true })
    const details = error instanceof Error ? error.stack : String(error)
    appendFileSync(inCache('errors.log'), `${new Date().toISOString()} ${details}\n\n`)
    return 'See .cache/errors.log for details.'
  } catch {
    return 'Run the command again.'
  }
}

import { appendFileSync, mkdirSync } from 'node:fs'
import { inCache } from './paths'

/** An error that the user can fix. Only its message is printed, without a stack. */
export class UserError extends Error {
  override name = 'UserError'
}

const NO_NETWORK =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ERR_SOCKET_TIMEOUT|[Cc]ould ?n[o']t resolve host|[Cc]ould not resolve|Failed to connect|Could not connect|Temporary failure (in name resolution|resolving)|spurious network error|Network is unreachable|failed to (download|fetch)|Unable to fetch/
const NO_SPACE = /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/i
const NOT_ALLOWED = /EACCES|EPERM|EROFS|Permission denied|Read-only file system/i
const OUT_OF_SYNC = /can only install packages when your package\.json and package-lock\.json/

const KNOWN_FAILURES: [RegExp, string][] = [
  [NO_SPACE, 'The disk is full. Free about 2 GB and run the command again.'],
  [
    NO_NETWORK,
    'The package registry cannot be reached. Check the network or proxy and run the command again.',
  ],
  [
    OUT_OF_SYNC,
    'package.json and package-lock.json differ. Run npm install, commit both and run the command again.',
  ],
  [NOT_ALLOWED, 'A file cannot be written. Make sure that you own this folder and run the command again.'],
]

/** Turns the output of another program into advice, or returns null if the failure is unknown. */
export function explainKnownFailure(output: string): string | null {
  return KNOWN_FAILURES.find(([pattern]) => pattern.test(output))?.[1] ?? null
}

/** The one sentence to print for an error. Unexpected errors keep their stack in .cache/errors.log. */
export function describeError(error: unknown): string {
  if (error instanceof UserError) return error.message
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const known = explainKnownFailure(code)
  if (known) return known
  const message = error instanceof Error ? error.message : String(error)
  return `Unexpected error: ${message.split('\n')[0]}. ${saveDetails(error)}`
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

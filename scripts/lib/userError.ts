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

/** What other programs print, and what to do about it. */
const KNOWN_FAILURES: [advice: string, output: RegExp][] = [
  ['The disk is full. Free about 2 GB', /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/i],
  [
    'A server cannot be reached. Check the network or proxy',
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ERR_SOCKET_TIMEOUT|could ?n[o']t resolve|failed to connect|could not connect|Temporary failure (in name resolution|resolving)|spurious network error|Network is unreachable|failed to (download|fetch)|unable to fetch/i,
  ],
  [
    'package.json and package-lock.json differ. Run npm install, commit both',
    /can only install packages when your package\.json and package-lock\.json/i,
  ],
  [
    'A file cannot be written. Make sure that you own this folder',
    /EACCES|EPERM|EROFS|Permission denied|Read-only file system/i,
  ],
]

/** Advice for the failure of another program, or null if the failure is unknown. */
export function explainKnownFailure(output: string): string | null {
  const [advice] = KNOWN_FAILURES.find(([, pattern]) => pattern.test(output)) ?? []
  return advice ? `${advice} and run the command again.` : null
}

/** The one sentence for an error. Prints the stack of an unexpected one. */
export function describeError(error: unknown): string {
  if (error instanceof UserError) return error.message
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const known = explainKnownFailure(code)
  if (known) return known
  console.error(error)
  return `Unexpected error: ${reasonOf(error)}.`
}

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

/** The one sentence for an error. Prints the stack of an unexpected one. */
export function describeError(error: unknown): string {
  if (error instanceof UserError) return error.message
  console.error(error)
  return `Unexpected error: ${reasonOf(error)}.`
}

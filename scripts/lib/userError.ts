/** An error that the user can fix. Only its message is printed, without a stack. */
export class UserError extends Error {
  override name = 'UserError'
}

/** The value, or the lines of the message if reading it fails with an error that the user can fix. */
export function tryRead<Value>(read: () => Value): { value: Value | undefined; mistakes: string[] } {
  try {
    return { value: read(), mistakes: [] }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return { value: undefined, mistakes: error.message.split('\n') }
  }
}

export const messagesOf = (check: () => unknown): string[] => tryRead(check).mistakes

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

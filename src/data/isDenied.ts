/** The security rules do not allow the request. A deploy may have changed what they accept since the page was opened. */
export function isDenied(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'permission-denied'
}

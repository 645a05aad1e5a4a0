type EmailProblem = 'missing' | 'invalid'

/**
 * Invisible characters, spaces, and characters that make an address a list, a name or a comment. firestore.rules refuses the
 * same.
 */
const REFUSED = /[\p{Z}\p{C},;:<>()[\]\\"]/u

/** Accepts whatever could be an address: only the sign-in provider knows which ones exist. */
export function checkEmail(email: string, maxLength: number): EmailProblem | undefined {
  if (!email) return 'missing'
  const isEmail = /^[^@]+@[^@]+$/.test(email) && !REFUSED.test(email) && email.length <= maxLength
  return isEmail ? undefined : 'invalid'
}

/** For an address in a document's key: see addressKey() in src/data/guestKeys.ts. */
export function checkEmailInKey(email: string, maxLength: number): EmailProblem | undefined {
  const problem = checkEmail(email, maxLength)
  return problem || /^[^/]+@[^/~]+\.[^/~.]+$/.test(email) ? problem : 'invalid'
}

export type EmailProblem = 'missing' | 'invalid'

/** Accepts whatever could be an address: only the sign-in provider knows which ones exist. */
export function checkEmail(email: string, maxLength: number): EmailProblem | undefined {
  if (!email) return 'missing'
  return /^[^\s@]+@[^\s@]+$/.test(email) && email.length <= maxLength ? undefined : 'invalid'
}

/**
 * For an address that becomes the id of a Firestore document: ids must not contain a slash, unpaired surrogates or
 * have the form `__…__`.
 */
export function checkEmailAsId(email: string, maxLength: number): EmailProblem | undefined {
  if (!email) return 'missing'
  const isEmail = /^[^\s@/]+@[^\s@/]+\.[^\s@/.]+$/.test(email) && email.length <= maxLength
  const isId = !/^__.*__$/.test(email) && !/\p{Surrogate}/u.test(email)
  return isEmail && isId ? undefined : 'invalid'
}

/**
 * What somebody typed when they signed up, kept in this browser until it is stored with their account. Each is kept
 * under the account it belongs to, so that nobody else on this browser ever sends it. It holds no password.
 */
export type HeldProfile = { name: string; email: string; phone: string }

const keyOf = (uid: string) => `profile:${uid}`

/** For browsers that keep nothing: it then lasts as long as the page. */
const unkept = new Map<string, HeldProfile>()

export function holdProfile(uid: string, { name, email, phone }: HeldProfile) {
  unkept.set(uid, { name, email, phone })
  try {
    localStorage.setItem(keyOf(uid), JSON.stringify({ name, email, phone }))
  } catch {
    // Storage is blocked or full: the map above has it.
  }
}

export function heldProfile(uid: string): HeldProfile | null {
  try {
    return parse(localStorage.getItem(keyOf(uid))) ?? unkept.get(uid) ?? null
  } catch {
    return unkept.get(uid) ?? null
  }
}

export function releaseProfile(uid: string) {
  unkept.delete(uid)
  try {
    localStorage.removeItem(keyOf(uid))
  } catch {
    // Where nothing can be kept, nothing is there to remove.
  }
}

function parse(kept: string | null): HeldProfile | null {
  const value: unknown = kept && JSON.parse(kept)
  if (typeof value !== 'object' || value === null) return null
  const { name, email, phone } = value as Record<string, unknown>
  const isWhole = typeof name === 'string' && typeof email === 'string' && typeof phone === 'string'
  return isWhole ? { name, email, phone } : null
}

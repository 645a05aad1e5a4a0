import { localStore } from '@/lib/storage'

/**
 * What somebody typed when they signed up, kept in this browser until it is stored with their account. Each is kept
 * under the account it belongs to, so that nobody else on this browser ever sends it. It holds no password.
 */
export type HeldProfile = { name: string; email: string; phone: string }

const keyOf = (uid: string) => `profile:${uid}`

export function holdProfile(uid: string, { name, email, phone }: HeldProfile) {
  localStore.set(keyOf(uid), JSON.stringify({ name, email, phone }))
}

export function heldProfile(uid: string): HeldProfile | null {
  return parse(localStore.getJson(keyOf(uid)))
}

export function releaseProfile(uid: string) {
  localStore.remove(keyOf(uid))
}

function parse(value: unknown): HeldProfile | null {
  if (typeof value !== 'object' || value === null) return null
  const { name, email, phone } = value as Record<string, unknown>
  const isWhole = typeof name === 'string' && typeof email === 'string' && typeof phone === 'string'
  return isWhole ? { name, email, phone } : null
}

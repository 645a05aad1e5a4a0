import { localStore } from '@/lib/storage'

/**
 * What a visitor typed at sign-up, kept in this browser until it is stored with the account. The key is the e-mail
 * address, because a profile is saved before its account exists. It contains no password.
 */
export type PendingProfile = { name: string; email: string; phone: string }

const keyOf = (email: string) => `profile:${email.trim().toLowerCase()}`

export function savePendingProfile({ name, email, phone }: PendingProfile) {
  localStore.set(keyOf(email), JSON.stringify({ name, email, phone }))
}

export function pendingProfile(email: string): PendingProfile | null {
  return parse(localStore.getJson(keyOf(email)))
}

export function clearPendingProfile(email: string) {
  localStore.remove(keyOf(email))
}

function parse(value: unknown): PendingProfile | null {
  if (typeof value !== 'object' || value === null) return null
  const { name, email, phone } = value as Record<string, unknown>
  const isComplete = typeof name === 'string' && typeof email === 'string' && typeof phone === 'string'
  return isComplete ? { name, email, phone } : null
}

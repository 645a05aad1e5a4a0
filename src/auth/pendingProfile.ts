import { localStore } from '@/lib/storage'

/**
 * What a visitor typed at sign-up, kept in this browser until it is stored with the account. It names its e-mail address,
 * because a profile is saved before its account exists. It contains no password.
 */
export type PendingProfile = { name: string; email: string; phone: string }

const KEY = 'profile'

/** A sign-up that was not finished by then was given up. */
const KEPT_MS = 24 * 3_600_000

export function savePendingProfile({ name, email, phone }: PendingProfile) {
  localStore.set(KEY, JSON.stringify({ name, email, phone, savedAt: Date.now() }))
}

/** However the address was typed at sign-up: the provider has its own spelling. */
export function pendingProfile(email: string): PendingProfile | null {
  const profile = keptProfile()
  return profile && normalise(profile.email) === normalise(email) ? profile : null
}

export function clearPendingProfile() {
  localStore.remove(KEY)
}

/** Removes a profile that has expired, also if it is never read. */
export function dropOldProfile() {
  if (!keptProfile()) clearPendingProfile()
}

/** Null if it has expired. */
function keptProfile(): PendingProfile | null {
  const kept = localStore.getJson(KEY) as (PendingProfile & { savedAt: number }) | null
  const isRecent = kept !== null && Date.now() - kept.savedAt < KEPT_MS
  if (!isRecent) return null
  const { name, email, phone } = kept
  return { name, email, phone }
}

const normalise = (email: string) => email.trim().toLowerCase()

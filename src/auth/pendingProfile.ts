import type { UserRecord } from '@/data/users'
import { localStore } from '@/lib/storage'

/**
 * What a visitor typed at sign-up, kept in this browser until it is stored with the account. It names its e-mail address,
 * because a profile is saved before its account exists. It contains no password.
 */
const KEY = 'profile'

/** A sign-up that was not finished by then was given up. */
const KEPT_MS = 24 * 3_600_000

export function savePendingProfile(profile: UserRecord) {
  localStore.set(KEY, JSON.stringify({ ...profile, savedAt: Date.now() }))
}

/** However the address was typed at sign-up: the provider has its own spelling. */
export function pendingProfile(email: string): UserRecord | null {
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
function keptProfile(): UserRecord | null {
  const kept = localStore.getJson(KEY) as (UserRecord & { savedAt: number }) | null
  if (!kept || Date.now() - kept.savedAt >= KEPT_MS) return null
  const { savedAt: _, ...profile } = kept
  return profile
}

const normalise = (email: string) => email.trim().toLowerCase()

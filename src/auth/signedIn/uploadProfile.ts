import { clearPendingProfile, pendingProfile } from '@/auth/pendingProfile'
import { completeUser } from '@/data/users'

const uploads = new Map<string, Promise<void>>()

/** Stores a pending profile with the account. Simultaneous calls share one request. */
export function uploadProfile(uid: string, email: string): Promise<void> {
  const upload = uploads.get(uid) ?? send(uid, email).finally(() => uploads.delete(uid))
  uploads.set(uid, upload)
  return upload
}

async function send(uid: string, email: string): Promise<void> {
  const profile = pendingProfile(email)
  if (!profile) return
  try {
    await completeUser(uid, { ...profile, email })
    clearPendingProfile(email)
  } catch (error) {
    // The next visit tries again.
    console.error('Could not upload the profile', error)
  }
}

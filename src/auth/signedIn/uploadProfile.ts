import { clearPendingProfile, pendingProfile } from '@/auth/pendingProfile'
import { completeUser } from '@/data/users'

const uploads = new Map<string, Promise<boolean>>()

/** Stores a pending profile with the account. True once none is pending. Simultaneous calls share one request. */
export function uploadProfile(uid: string, email: string): Promise<boolean> {
  const upload = uploads.get(uid) ?? send(uid, email).finally(() => uploads.delete(uid))
  uploads.set(uid, upload)
  return upload
}

async function send(uid: string, email: string): Promise<boolean> {
  const profile = pendingProfile(email)
  if (!profile) return true
  const { ok } = await completeUser(uid, { ...profile, email })
  if (ok) clearPendingProfile(email)
  return ok
}

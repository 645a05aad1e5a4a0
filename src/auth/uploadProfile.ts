import { completeUser } from '@/data/users'
import { heldProfile, releaseProfile } from './heldProfile'

const underWay = new Map<string, Promise<boolean>>()

/** Stores a held profile and then lets go of it. True when none is held any more. */
export function uploadProfile(uid: string, email: string): Promise<boolean> {
  const upload = underWay.get(uid) ?? send(uid, email).finally(() => underWay.delete(uid))
  underWay.set(uid, upload)
  return upload
}

async function send(uid: string, email: string): Promise<boolean> {
  const profile = heldProfile(uid)
  if (!profile) return true
  const { ok } = await completeUser(uid, { ...profile, email })
  if (ok) releaseProfile(uid)
  return ok
}

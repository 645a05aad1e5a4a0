import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { SessionUser } from '@/data/auth'
import { loadChunk } from '@/lib/loadChunk'
import { clearPendingProfile, pendingProfile } from './pendingProfile'
import { signInPages } from './returnAddress'

/** The first page after sign-in uploads the profile from sign-up. A failure is retried at the next visit. */
export function useProfileUpload(user: SessionUser | null) {
  const { pathname } = useLocation()
  const isSigningIn = signInPages.includes(pathname)
  const uid = user?.uid
  const email = user?.email

  useEffect(() => {
    if (!isSigningIn && uid && email) void uploadProfile(uid, email)
  }, [isSigningIn, uid, email])
}

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
    const { completeUser } = await loadChunk(() => import('@/data/users'))
    await completeUser(uid, { ...profile, email })
    clearPendingProfile(email)
  } catch (error) {
    // The next visit tries again.
    console.error('Could not upload the profile', error)
  }
}

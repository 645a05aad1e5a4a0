import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { SessionUser } from '@/data/session'
import { loadChunk } from '@/lib/loadChunk'
import { pendingProfile } from './pendingProfile'
import { signInPages } from './returnAddress'
import { importSignedIn } from './signedInFeatures'

/** The first page after sign-in uploads the profile from sign-up. A failure is retried at the next visit. */
export function useProfileUpload(user: SessionUser | null) {
  const { pathname } = useLocation()
  const isSigningIn = signInPages.includes(pathname)
  const uid = user?.uid
  const email = user?.email

  useEffect(() => {
    if (isSigningIn || !uid || !email || !pendingProfile(email)) return
    loadChunk(importSignedIn).then(
      ({ uploadProfile }) => uploadProfile(uid, email),
      (error) => console.error('Could not load the code that uploads the profile', error),
    )
  }, [isSigningIn, uid, email])
}

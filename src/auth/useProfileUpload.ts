import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { SessionUser } from '@/data/session'
import { heldProfile } from './heldProfile'
import { signInPages } from './signInPages'

/** The first page after sign-in stores what sign-up left in the browser; a failure is tried again at the next visit. */
export function useProfileUpload(user: SessionUser | null) {
  const { pathname } = useLocation()
  const isPast = !signInPages.includes(pathname)
  const uid = user?.uid
  const email = user?.email

  useEffect(() => {
    if (!isPast || !uid || !email || !heldProfile(uid)) return
    import('./uploadProfile').then(
      ({ uploadProfile }) => uploadProfile(uid, email),
      (failure) => console.error('Could not load what stores the profile', failure),
    )
  }, [isPast, uid, email])
}

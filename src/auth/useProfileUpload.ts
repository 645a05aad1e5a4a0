import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { SessionUser } from '@/data/auth'
import { pendingProfile } from './pendingProfile'
import { signInPages } from './returnAddress'
import { recordQuery } from './userRecord'

/** The first page after sign-in uploads the profile from sign-up. A failure is retried at the next visit. */
export function useProfileUpload(user: SessionUser | null) {
  const client = useQueryClient()
  const isSigningIn = signInPages.includes(useLocation().pathname)
  const uid = user?.uid
  const email = user?.email

  useEffect(() => {
    if (isSigningIn || !uid || !email || !pendingProfile(email)) return
    void client.prefetchQuery(recordQuery({ uid, email }))
  }, [client, isSigningIn, uid, email])
}

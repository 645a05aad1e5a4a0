import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { SessionUser } from '@/data/auth'
import { pendingProfile } from './pendingProfile'
import { signInPages } from './returnAddress'
import { recordQuery } from './userRecord'

/** The first page after sign-in uploads the profile from sign-up. A failure is retried by the next page. */
export function useProfileUpload(user: SessionUser | null) {
  const client = useQueryClient()
  const { pathname } = useLocation()
  const uid = user?.uid
  const email = user?.email

  useEffect(() => {
    if (signInPages.includes(pathname) || !uid || !email || !pendingProfile(email)) return
    void client.prefetchQuery(recordQuery({ uid, email }))
  }, [client, pathname, uid, email])
}

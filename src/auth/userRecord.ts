import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { SessionUser } from '@/data/auth'
import { loadChunk } from '@/lib/loadChunk'
import { clearPendingProfile, pendingProfile } from './pendingProfile'
import { personalQuery } from './personalData'
import { signInPages } from './returnAddress'

export const importUsers = () => import('@/data/users')

/** The record of a user. Stores the profile from sign-up first, so that the record contains it. */
export const recordQuery = ({ uid, email }: Pick<SessionUser, 'uid' | 'email'>) =>
  personalQuery('user record', uid, async (owner) => {
    const { completeUser, readUser } = await loadChunk(importUsers)
    const profile = pendingProfile(email)
    if (!profile) return readUser(owner)
    const record = await completeUser(owner, { ...profile, email })
    // Not that of someone who has signed up meanwhile.
    if (pendingProfile(email)) clearPendingProfile()
    return record
  })

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

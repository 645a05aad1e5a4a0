import { queryOptions } from '@tanstack/react-query'
import type { SessionUser } from '@/data/auth'
import type { UserRecord } from '@/data/users'
import { loadChunk } from '@/lib/loadChunk'
import { clearPendingProfile, pendingProfile } from './pendingProfile'
import { personalKey } from './personalData'

export const importUsers = () => import('@/data/users')

/** The record of a user. Stores the profile from sign-up first, so that the record contains it. */
export const recordQuery = ({ uid, email }: Pick<SessionUser, 'uid' | 'email'>) =>
  queryOptions({
    queryKey: personalKey('user record', uid),
    queryFn: async (): Promise<UserRecord | null> => {
      const { completeUser, readUser } = await loadChunk(importUsers)
      const profile = pendingProfile(email)
      if (!profile) return readUser(uid)
      const record = await completeUser(uid, { ...profile, email })
      clearPendingProfile()
      return record
    },
  })

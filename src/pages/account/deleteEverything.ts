import { callAuth } from '@/auth/callAuth'
import { clearPendingProfile } from '@/auth/pendingProfile'
import { importSignedIn } from '@/auth/signedInFeatures'
import { accountMessages } from '@/content/account'
import type { SessionUser } from '@/data/session'
import { loadChunk } from '@/lib/loadChunk'

/**
 * Deletes orders and record first and the sign-in last, because only the signed-in user may delete them. Can be repeated after an
 * interruption. Returns an error message or null.
 */
export async function deleteEverything({ uid, email }: SessionUser): Promise<string | null> {
  if (!(await deleteData(uid))) return accountMessages.dataNotDeleted
  clearPendingProfile(email)
  const signIn = await callAuth(({ deleteSignIn }) => deleteSignIn())
  return signIn.ok ? null : accountMessages.accountNotDeleted
}

async function deleteData(uid: string): Promise<boolean> {
  try {
    const { deleteUserData } = await loadChunk(importSignedIn)
    await deleteUserData(uid)
    return true
  } catch (error) {
    console.error('Could not delete the data', error)
    return false
  }
}

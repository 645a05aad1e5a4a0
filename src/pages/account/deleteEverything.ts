import { askAccount } from '@/auth/askAccount'
import { releaseProfile } from '@/auth/heldProfile'
import { accountMessages } from '@/content/account'
import { lazyModule } from '@/lib/lazyModule'

const users = lazyModule(() => import('@/data/users'))

/**
 * Deletes orders and record first and the sign-in last, because only the signed-in user may delete them. Can be repeated after an
 * interruption. Returns an error message or null.
 */
export async function deleteEverything(uid: string): Promise<string | null> {
  if (!(await deleteData(uid))) return accountMessages.dataNotDeleted
  releaseProfile(uid)
  const signIn = await askAccount(({ deleteSignIn }) => deleteSignIn())
  return signIn.ok ? null : accountMessages.accountNotDeleted
}

async function deleteData(uid: string): Promise<boolean> {
  try {
    const { deleteUserData } = await users.load()
    return (await deleteUserData(uid)).ok
  } catch (failure) {
    console.error('Could not load what deletes the data', failure)
    return false
  }
}

import type { Target } from '../content/target'
import { requireAdmin } from '../lib/admin'
import { chunks } from '../lib/chunks'
import { EMULATORS, install } from '../lib/install'
import { log } from '../lib/log'
import { reasonOf } from '../lib/userError'

/** The Admin SDK accepts 100. */
const MAX_ACCOUNTS = 100

type Account = { uid: string; email?: string; emailVerified: boolean }
type Auth = { getUsers: (ids: { uid: string }[]) => Promise<{ users: Account[] }> }

let auth: Auth | undefined

/** The verified e-mail address of each account that has one. */
export async function verifiedEmails(target: Target, uids: string[]): Promise<Map<string, string>> {
  const verified = new Map<string, string>()
  // Without accounts, nothing has to be installed to read them.
  if (uids.length === 0) return verified
  try {
    auth ??= await openAuth(target)
    for (const batch of chunks(uids, MAX_ACCOUNTS)) {
      const { users } = await auth.getUsers(batch.map((uid) => ({ uid })))
      for (const { uid, email, emailVerified } of users) if (email && emailVerified) verified.set(uid, email)
    }
  } catch (error) {
    log(
      `Firebase Authentication could not be read (${reasonOf(error)}). All addresses are shown as not verified.`,
    )
  }
  return verified
}

async function openAuth({ projectId, authEmulator }: Target): Promise<Auth> {
  await install(EMULATORS)
  // The Admin SDK reads this variable.
  if (authEmulator) process.env.FIREBASE_AUTH_EMULATOR_HOST = authEmulator
  const { initializeApp } = requireAdmin<{ initializeApp: (options: { projectId: string }) => object }>('app')
  const { getAuth } = requireAdmin<{ getAuth: (app: object) => Auth }>('auth')
  return getAuth(initializeApp({ projectId }))
}

import type { Account } from '../firestore/admin'
import { readDocuments, readGroup } from '../firestore/documents'
import type { Target } from '../firestore/target'
import type { Fields } from '../firestore/values'
import { chunks } from '../lib/chunks'
import { log } from '../lib/log'
import { reasonOf } from '../lib/userError'
import { compareReceived, type Received, textOf } from './readInbox'

/** A plan in the bag of a user, with the user's record. */
export type Order = Received & {
  plan: string
  name: string
  email: string
  /** Anyone can sign up with any address; only the link in the confirmation e-mail verifies it. */
  emailVerified: 'yes' | 'no'
  phone: string
}

/** Firebase Authentication accepts 100. */
const MAX_ACCOUNTS = 100

/** From oldest to newest. */
export async function readOrders(target: Target): Promise<Order[]> {
  const stored = await readGroup(target, 'orders')
  const records = new Map<string, Fields>()
  const accounts = new Map<string, Account>()
  for (const uids of chunks([...new Set(stored.map(({ path }) => uidOf(path)))], MAX_ACCOUNTS)) {
    const paths = uids.map((uid) => `users/${uid}`)
    for (const [path, { fields }] of await readDocuments(target, paths)) records.set(path, fields)
    for (const account of await readAccounts(target, uids)) accounts.set(account.uid, account)
  }
  return stored
    .map(({ path, fields, createdAt }): Order => {
      const uid = uidOf(path)
      const record = records.get(`users/${uid}`)
      const account = accounts.get(uid)
      // If the connection was lost right after the sign-up, the record is stored later.
      const name = textOf(record, 'name') || (account?.displayName ?? '')
      const email = textOf(record, 'email') || (account?.email ?? '')
      return {
        key: path,
        createdAt,
        plan: textOf(fields, 'plan'),
        name,
        email,
        phone: textOf(record, 'phone'),
        emailVerified: account?.emailVerified && account.email === email ? 'yes' : 'no',
      }
    })
    .toSorted(compareReceived)
}

/** `users/{uid}/orders/{plan}` */
const uidOf = (path: string) => path.split('/')[1] ?? ''

async function readAccounts(target: Target, uids: string[]): Promise<Account[]> {
  try {
    return (await (await target.openAccounts()).getUsers(uids.map((uid) => ({ uid })))).users
  } catch (error) {
    log(
      `Firebase Authentication could not be read (${reasonOf(error)}). All addresses are shown as not verified.`,
    )
    return []
  }
}

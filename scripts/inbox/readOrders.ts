import { readDocuments, readGroupPages } from '../firestore/documents'
import type { Target } from '../firestore/target'
import { chunks } from '../lib/chunks'
import { log } from '../lib/log'
import { reasonOf } from '../lib/userError'
import { type Received, textOf } from './readInbox'

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

export async function* readOrders(target: Target): AsyncGenerator<Order[]> {
  for await (const page of readGroupPages(target, 'orders')) {
    const uids = [...new Set(page.map(({ path }) => uidOf(path)))]
    const records = await readDocuments(
      target,
      uids.map((uid) => `users/${uid}`),
    )
    const verified = await verifiedEmails(target, uids)
    yield page.map(({ path, fields, createdAt }) => {
      const uid = uidOf(path)
      const record = records.get(`users/${uid}`)?.fields
      const email = textOf(record, 'email')
      return {
        key: path,
        createdAt,
        plan: textOf(fields, 'plan'),
        name: textOf(record, 'name'),
        email,
        emailVerified: email !== '' && verified.get(uid) === email ? 'yes' : 'no',
        phone: textOf(record, 'phone'),
      }
    })
  }
}

/** `users/{uid}/orders/{plan}` */
const uidOf = (path: string) => path.split('/')[1] ?? ''

/** The verified e-mail address of each account that has one. */
async function verifiedEmails(target: Target, uids: string[]): Promise<Map<string, string>> {
  const verified = new Map<string, string>()
  try {
    const accounts = await target.openAccounts()
    for (const batch of chunks(uids, MAX_ACCOUNTS)) {
      const { users } = await accounts.getUsers(batch.map((uid) => ({ uid })))
      for (const { uid, email, emailVerified } of users) if (email && emailVerified) verified.set(uid, email)
    }
  } catch (error) {
    log(
      `Firebase Authentication could not be read (${reasonOf(error)}). All addresses are shown as not verified.`,
    )
  }
  return verified
}

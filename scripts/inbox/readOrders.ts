import { textOf } from '../content/firestoreValue'
import { readDocuments, readGroupPages } from '../content/store'
import type { Target } from '../content/target'
import type { Received } from './readInbox'
import { verifiedEmails } from './verifiedEmails'

/** A plan in the bag of a user, with the user's record. */
export type Order = Received & {
  plan: string
  name: string
  email: string
  /** Anyone can sign up with any address; only the link in the confirmation e-mail verifies it. */
  emailVerified: 'yes' | 'no'
  phone: string
}

export async function* readOrders(target: Target): AsyncGenerator<Order[]> {
  for await (const page of readGroupPages(target, 'orders')) {
    const uids = [...new Set(page.map(([path]) => uidOf(path)))]
    const records = await readDocuments(
      target,
      uids.map((uid) => `users/${uid}`),
    )
    const verified = await verifiedEmails(target, uids)
    yield page.map(([path, { fields, createTime }]) => {
      const uid = uidOf(path)
      const record = records.get(`users/${uid}`)?.fields
      const email = textOf(record, 'email')
      return {
        key: path,
        createdAt: createTime,
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

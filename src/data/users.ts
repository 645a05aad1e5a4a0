import { hashKey } from '@tanstack/react-query'
import { collection, doc, getDoc, getDocs, limit, query, writeBatch } from 'firebase/firestore/lite'
import { type InferOutput, object, parse } from 'valibot'
import { request } from '@/lib/withTimeout'
import { firestore, write } from './documents'
import { lenientText } from './lenient'
import { LIST_LIMIT } from './limits'
import type { Owner } from './owner'

const userRecord = object({ name: lenientText, email: lenientText, phone: lenientText })

/** Everything that is stored about a user. Passwords are not stored. */
export type UserRecord = InferOutput<typeof userRecord>

/** Null if there is no record yet: it is written after the first sign-in. */
export async function readUser(uid: Owner): Promise<UserRecord | null> {
  const document = await request(() => getDoc(doc(firestore, 'users', uid)))
  return document.exists() ? parse(userRecord, document.data()) : null
}

export const writeUser = (uid: Owner, record: UserRecord) => write('users', uid, record)

/** Fills in what the record does not contain yet. Existing values stay, but the e-mail address always follows the account. */
export async function completeUser(uid: Owner, given: UserRecord): Promise<UserRecord> {
  const known = (await readUser(uid)) ?? {}
  const kept = Object.fromEntries(Object.entries(known).filter(([, value]) => value))
  const completed: UserRecord = { ...given, ...kept, email: given.email }
  if (hashKey([completed]) !== hashKey([known])) await writeUser(uid, completed)
  return completed
}

/** Deletes the record and all orders in one batch. */
export function deleteUserData(uid: Owner): Promise<void> {
  return request(async () => {
    const record = doc(firestore, 'users', uid)
    const batch = writeBatch(firestore)
    if (__KEEPS_BAG__) {
      const orders = await getDocs(query(collection(record, 'orders'), limit(LIST_LIMIT)))
      for (const order of orders.docs) batch.delete(order.ref)
    }
    batch.delete(record)
    await batch.commit()
  })
}

import { collection, doc, getDoc, getDocs, limit, query, setDoc, writeBatch } from 'firebase/firestore/lite'
import { type InferOutput, object, parse } from 'valibot'
import { LIST_LIMIT } from '@/content/limits'
import { write } from './documents'
import { firestore } from './firestore'
import { lenientText } from './lenient'
import { attempt, type Outcome } from './outcome'

const userRecord = object({ name: lenientText, email: lenientText, phone: lenientText })

/** Everything that is stored about a user. Passwords are not stored. */
export type UserRecord = InferOutput<typeof userRecord>

const EMPTY_RECORD: UserRecord = { name: '', email: '', phone: '' }

/** Null if there is no record yet: it is written after the first sign-in. */
export function readUser(uid: string): Promise<Outcome<UserRecord | null>> {
  return attempt<UserRecord | null>(`read users/${uid}`, null, () => getRecord(uid))
}

export const writeUser = (uid: string, record: UserRecord) => write('users', uid, record)

/** Fills in what the record does not contain yet. Existing values stay. */
export function completeUser(uid: string, record: UserRecord): Promise<Outcome<boolean>> {
  return attempt(`complete users/${uid}`, false, async () => {
    const known = (await getRecord(uid)) ?? EMPTY_RECORD
    const completed = fillIn(known, record)
    if (!sameRecord(completed, known)) await setDoc(doc(firestore, 'users', uid), completed)
    return true
  })
}

/** Deletes the record and all orders in one batch. */
export function deleteUserData(uid: string): Promise<Outcome<boolean>> {
  return attempt(`delete users/${uid}`, false, async () => {
    const record = doc(firestore, 'users', uid)
    const orders = await getDocs(query(collection(record, 'orders'), limit(LIST_LIMIT)))
    const batch = writeBatch(firestore)
    for (const order of orders.docs) batch.delete(order.ref)
    batch.delete(record)
    await batch.commit()
    return true
  })
}

/** The e-mail address always follows the account. Other values stay once they are known. */
export function fillIn(known: UserRecord, { name, email, phone }: UserRecord): UserRecord {
  return { name: known.name || name, email, phone: known.phone || phone }
}

async function getRecord(uid: string): Promise<UserRecord | null> {
  const document = await getDoc(doc(firestore, 'users', uid))
  return document.exists() ? parse(userRecord, document.data()) : null
}

function sameRecord(a: UserRecord, b: UserRecord) {
  return a.name === b.name && a.email === b.email && a.phone === b.phone
}

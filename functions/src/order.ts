import type { Database } from './memory.js'

type Account = { displayName?: string; email?: string; emailVerified: boolean }
export type Accounts = { getUser(uid: string): Promise<Account> }

/** What the mail says of an order. */
export type Order = Record<'plan' | 'name' | 'email' | 'phone', unknown> & { isVerified: boolean }

/** If the connection was lost right after the sign-up, the record is stored by the next page. */
const PROFILE_MS = 600_000

/**
 * A plan in the bag, with its customer. Null if it has been taken out again. Throws while the customer's record may still
 * arrive: the platform then repeats the call.
 */
export async function readOrder<Place>(
  database: Database<Place>,
  accounts: Accounts,
  uid: string,
  id: string,
  age: number,
): Promise<Order | null> {
  const places = [`users/${uid}/orders/${id}`, `users/${uid}`].map((path) => database.doc(path))
  const [order, record] = await database.getAll(...places)
  if (!order?.exists) return null
  if (!record?.exists && age < PROFILE_MS) throw new Error('The record of this customer has not arrived yet.')
  // The account of a customer who has deleted it is gone, too.
  const account = await accounts.getUser(uid).catch(() => null)
  const { plan } = Object(order.data()) as Partial<Order>
  const known = {
    name: account?.displayName,
    email: account?.email,
    ...Object(record?.data()),
  } as Partial<Order>
  const { name, email, phone } = known
  return { plan, name, email, phone, isVerified: account?.emailVerified === true && account.email === email }
}

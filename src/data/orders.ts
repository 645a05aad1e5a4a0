import { doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite'
import { type InferOutput, object, string } from 'valibot'
import { countGoal } from '@/lib/visits'
import { request } from '@/lib/withTimeout'
import { firestore, isDenied, readAll, remove } from './documents'
import { lenientText, lenientTimestamp } from './lenient'

/** Every order parses: skipping a damaged one would make the bag look empty. */
const order = object({ id: string(), plan: lenientText, dateOfOrder: lenientTimestamp })

export type Order = InferOutput<typeof order>

const pathOf = (uid: string) => `users/${uid}/orders`

/** Newest first. */
export async function listOrders(uid: string): Promise<Order[]> {
  const orders = await readAll(pathOf(uid), order)
  return orders.toSorted((a, b) => (b.dateOfOrder ?? 0) - (a.dateOfOrder ?? 0))
}

/** 'had' means that the plan was in the bag already, perhaps from a request whose response was lost. */
export function addOrder(uid: string, plan: { id: string; title: string }): Promise<'added' | 'had'> {
  return request(async () => {
    const place = doc(firestore, pathOf(uid), plan.id)
    try {
      await setDoc(place, { plan: plan.title, dateOfOrder: serverTimestamp() })
      countGoal('Plan added')
      return 'added'
    } catch (error) {
      // The rules refuse to write an existing order again.
      if (isDenied(error) && (await getDoc(place)).exists()) return 'had'
      throw error
    }
  })
}

export const removeOrder = (uid: string, id: string) => remove(pathOf(uid), id)

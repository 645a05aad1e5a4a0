import { doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite'
import { type InferOutput, object, string } from 'valibot'
import { countGoal } from '@/lib/visits'
import { request } from '@/lib/withTimeout'
import { firestore, readAll, remove } from './documents'
import { isDenied } from './isDenied'
import { lenientText, lenientTimestamp } from './lenient'
import type { Owner } from './owner'

/** Every order parses: skipping a damaged one would make the bag look empty. */
const order = object({ id: string(), plan: lenientText, dateOfOrder: lenientTimestamp })

export type Order = InferOutput<typeof order>

const pathOf = (uid: Owner) => `users/${uid}/orders`

/** Newest first. */
export async function listOrders(uid: Owner): Promise<Order[]> {
  const orders = await readAll(pathOf(uid), order)
  return orders.toSorted((a, b) => (b.dateOfOrder ?? 0) - (a.dateOfOrder ?? 0))
}

/** 'had' means that the plan was in the bag already, perhaps from a request whose response was lost. */
export function addOrder(uid: Owner, plan: { id: string; title: string }): Promise<'added' | 'had'> {
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

export const removeOrder = (uid: Owner, id: string) => remove(pathOf(uid), id)

import { FirebaseError } from 'firebase/app'
import { doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite'
import { type InferOutput, object, string } from 'valibot'
import { readAll, remove } from './documents'
import { firestore } from './firestore'
import { lenientText, lenientTimestamp } from './lenient'
import { attempt, type Outcome } from './outcome'

/** Every order parses: skipping a damaged one would make the bag look empty. */
const order = object({ id: string(), plan: lenientText, dateOfOrder: lenientTimestamp })

export type Order = InferOutput<typeof order>

const pathOf = (uid: string) => `users/${uid}/orders`

/** Newest first. */
export async function listOrders(uid: string): Promise<Outcome<Order[]>> {
  const outcome = await readAll(pathOf(uid), order)
  return { ...outcome, value: outcome.value.toSorted((a, b) => (b.dateOfOrder ?? 0) - (a.dateOfOrder ?? 0)) }
}

/** 'had' means that the plan was in the bag already, perhaps from an attempt whose response was lost. */
export function addOrder(
  uid: string,
  plan: { id: string; title: string },
): Promise<Outcome<'added' | 'had' | null>> {
  return attempt<'added' | 'had' | null>(`add ${plan.id} to ${pathOf(uid)}`, null, async () => {
    const place = doc(firestore, pathOf(uid), plan.id)
    try {
      await setDoc(place, { plan: plan.title, dateOfOrder: serverTimestamp() })
      return 'added'
    } catch (error) {
      // The rules refuse to write an existing order again.
      const refused = error instanceof FirebaseError && error.code === 'permission-denied'
      if (refused && (await getDoc(place)).exists()) return 'had'
      throw error
    }
  })
}

export const removeOrder = (uid: string, id: string) => remove(pathOf(uid), id)

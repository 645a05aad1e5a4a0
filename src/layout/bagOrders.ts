import { findPlan } from '@/content/plans'
import type { Practice } from '@/content/practices'
import { addOrder, listOrders, type Order, removeOrder } from '@/data/orders'
import { firstWords } from '@/lib/firstWords'

export type BagItem = {
  id: string
  title: string
  /** A plan that is no longer offered has neither; it still shows, and can be removed. */
  desc: string | undefined
  practice: Practice | undefined
  /** In milliseconds. */
  orderedAt: number | null
}

const DESC_WORDS = 10

export async function readBag(uid: string): Promise<BagItem[]> {
  const outcome = await listOrders(uid)
  if (!outcome.ok) throw new Error('Could not read the bag', { cause: outcome.error })
  return outcome.value.map(bagItem)
}

export async function addToBag(
  uid: string,
  plan: { id: string; title: string },
): Promise<'added' | 'had' | 'failed'> {
  const { value } = await addOrder(uid, plan)
  return value ?? 'failed'
}

export async function removeFromBag(uid: string, id: string): Promise<boolean> {
  return (await removeOrder(uid, id)).ok
}

function bagItem({ id, plan, dateOfOrder }: Order): BagItem {
  const offered = findPlan(id)
  return {
    id,
    title: plan || (offered?.title ?? id),
    desc: offered && firstWords(offered.desc, DESC_WORDS),
    practice: offered?.practice,
    orderedAt: dateOfOrder,
  }
}

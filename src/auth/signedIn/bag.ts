import { findPlan } from '@/content/plans'
import type { Practice } from '@/content/practices'
import type { Order } from '@/data/orders'

export type BagItem = {
  id: string
  title: string
  /** Undefined for a withdrawn plan, as are the prices and the practice. The plan stays in the bag until it is removed. */
  desc: string | undefined
  prices: readonly string[] | undefined
  period: string | undefined
  practice: Practice | undefined
  /** In milliseconds. */
  orderedAt: number | null
}

export function bagItem({ id, plan, dateOfOrder }: Order): BagItem {
  const offered = findPlan(id)
  return {
    id,
    title: plan || (offered?.title ?? id),
    desc: offered?.desc,
    prices: offered?.prices,
    period: offered?.period,
    practice: offered?.practice,
    orderedAt: dateOfOrder,
  }
}

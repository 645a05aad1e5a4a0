import { use } from 'react'
import { useAuth } from '@/auth/useAuth'
import { attemptWith } from '@/data/outcome'
import type { Query } from '@/data/queries'
import { QueryCacheContext } from '@/hooks/queryCache'
import { useQuery } from '@/hooks/useQuery'
import { lazyModule } from '@/lib/lazyModule'
import type { BagItem } from './bagOrders'

export type Orders = {
  /** Undefined until the bag has been read. */
  items: BagItem[] | undefined
  /** The last read failed: the items may be old, and no items do not mean an empty bag. */
  hasFailed: boolean
  isFetching: boolean
  refetch: () => void
  add: (plan: { id: string; title: string }) => Promise<'added' | 'had' | 'failed'>
  remove: (id: string) => Promise<boolean>
}

const bag = lazyModule(() => import('./bagOrders'))

const ordersQuery = (uid: string): Query<BagItem[]> => ({
  key: `users/${uid}/orders`,
  load: () => attemptWith(bag, 'load the bag', [], ({ readBag }) => readBag(uid)),
})

/** The orders of the signed-in user, for the bag and the plans. */
export function useOrders({ enabled }: { enabled: boolean }): Orders {
  const auth = useAuth()
  const uid = auth.status === 'in' ? auth.user.uid : ''
  const query = ordersQuery(uid)
  const cache = use(QueryCacheContext)
  const { data, error, isFetching, refetch } = useQuery(query, { enabled: enabled && uid !== '' })

  async function add(plan: { id: string; title: string }) {
    const { value } = await attemptWith(bag, 'load the bag', null, ({ addOrder }) => addOrder(uid, plan))
    if (!value) return 'failed'
    await cache.reload(query)
    return value
  }

  async function remove(id: string) {
    const { ok } = await attemptWith(bag, 'load the bag', false, ({ removeOrder }) => removeOrder(uid, id))
    // Read the cache now: two orders may be removed at the same time.
    const items = cache.get(query.key).data as BagItem[] | undefined
    if (ok)
      cache.set(
        query.key,
        items?.filter((item) => item.id !== id),
      )
    return ok
  }

  return { items: data, hasFailed: Boolean(error) && !isFetching, isFetching, refetch, add, remove }
}

import { use } from 'react'
import { attemptWith } from '@/data/outcome'
import type { Query } from '@/data/queries'
import { QueryCacheContext } from '@/hooks/queryCache'
import { useQuery } from '@/hooks/useQuery'
import type { LazyModule } from '@/lib/lazyModule'
import type { BagItem } from './signedIn/bag'
import { useAuth } from './useAuth'

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

type BagFunctions = Pick<typeof import('./signedIn/bag'), 'addOrder' | 'readBag' | 'removeOrder'>

/** The orders of the signed-in user. `bag` is where the functions for them come from. */
export function useOrders(
  bag: Pick<LazyModule<BagFunctions>, 'load'>,
  { enabled }: { enabled: boolean },
): Orders {
  const auth = useAuth()
  const uid = auth.status === 'in' ? auth.user.uid : ''
  const query: Query<BagItem[]> = {
    key: `users/${uid}/orders`,
    load: () => attemptWith(bag, 'load the bag', [], ({ readBag }) => readBag(uid)),
  }
  const cache = use(QueryCacheContext)
  const { data, error, isFetching, refetch } = useQuery(query, { enabled: enabled && uid !== '' })

  async function add(plan: { id: string; title: string }) {
    const { value } = await attemptWith<BagFunctions, 'added' | 'had' | null>(
      bag,
      'load the bag',
      null,
      ({ addOrder }) => addOrder(uid, plan),
    )
    if (!value) return 'failed'
    await cache.reload(query)
    return value
  }

  async function remove(id: string) {
    const { ok } = await attemptWith(bag, 'load the bag', false, ({ removeOrder }) => removeOrder(uid, id))
    if (!ok) return false
    // Read the cache now: two orders may be removed at the same time.
    const { data: known, isFetching: isReading } = cache.get(query.key)
    const items = known as BagItem[] | undefined
    cache.set(
      query.key,
      items?.filter((item) => item.id !== id),
    )
    // `set` discards the request in flight, which may be about to show an added plan.
    if (isReading) void cache.reload(query)
    return true
  }

  return { items: data, hasFailed: Boolean(error), isFetching, refetch, add, remove }
}

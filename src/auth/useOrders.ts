import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isDenied } from '@/data/isDenied'
import type { Order } from '@/data/orders'
import { hasFailed } from '@/data/queries'
import { loadChunk } from '@/lib/loadChunk'
import { reportAccountGone } from './accountGone'
import { personalMutation, personalQuery } from './personalData'
import { useAuth } from './useAuth'

export type Orders = {
  /** Undefined until the bag has been read. */
  items: Order[] | undefined
  /** The last read failed: the items may be old, and no items do not mean an empty bag. */
  readFailed: boolean
  isFetching: boolean
  refetch: () => void
  add: (plan: { id: string; title: string }) => Promise<'added' | 'had' | 'signed out' | 'refused' | 'failed'>
  remove: (id: string) => Promise<boolean>
}

const importOrders = () => import('@/data/orders')

export const ordersQuery = (uid: string) =>
  personalQuery('orders', uid, async (owner) => {
    const { listOrders } = await loadChunk(importOrders)
    return listOrders(owner).catch((error) => {
      reportAccountGone(error)
      throw error
    })
  })

/** Another tab may have added or removed a plan. */
const AS_OF_NOW = { staleTime: 0, refetchOnWindowFocus: true } as const

/** The orders of the signed-in user. */
export function useOrders({ enabled }: { enabled: boolean }): Orders {
  const { user } = useAuth()
  const uid = user?.uid ?? ''
  const client = useQueryClient()
  const query = ordersQuery(uid)
  const orders = useQuery({ ...query, ...AS_OF_NOW, enabled: enabled && uid !== '' })

  const add = useMutation({
    ...personalMutation('add a plan to the bag', uid, async (plan: { id: string; title: string }, owner) =>
      (await loadChunk(importOrders)).addOrder(owner, plan),
    ),
    async onSuccess() {
      // The first read may be running still, without the new order. Invalidating would only wait for its answer.
      await client.cancelQueries(query)
      await client.invalidateQueries(query)
    },
  })

  const remove = useMutation({
    ...personalMutation('remove a plan from the bag', uid, async (id: string, owner) =>
      (await loadChunk(importOrders)).removeOrder(owner, id),
    ),
    onSuccess(_, id) {
      const isReading = client.isFetching(query) > 0
      client.setQueryData(query.queryKey, (orders) => orders?.filter((order) => order.id !== id))
      // A request in flight may have missed the removal.
      if (isReading) void client.invalidateQueries(query)
    },
  })

  return {
    items: orders.data,
    readFailed: orders.isError || hasFailed(orders),
    isFetching: orders.isFetching,
    refetch: () => void orders.refetch({ cancelRefetch: false }),
    add: (plan) =>
      add.mutateAsync(plan).catch((error) => {
        if (reportAccountGone(error)) return 'signed out'
        return isDenied(error) ? 'refused' : 'failed'
      }),
    remove: (id) =>
      remove.mutateAsync(id).then(
        () => true,
        (error) => {
          reportAccountGone(error)
          return false
        },
      ),
  }
}

import useSWR from 'swr'
import { useAuth } from '@/auth/useAuth'
import { loadChunk } from '@/components/loadChunk'
import { sharedLoads } from '@/hooks/sharedLoads'
import type { BagItem } from './bagOrders'

export type Orders = {
  /** What is known of the bag; undefined while nothing is. */
  items: BagItem[] | undefined
  /** The last try to read it failed: what is known may be old, and an empty bag proves nothing. */
  isUnread: boolean
  isReading: boolean
  read: () => void
  add: (plan: { id: string; title: string }) => Promise<'added' | 'had' | 'failed'>
  remove: (id: string) => Promise<boolean>
}

type Options = { /** Nothing is asked for until it is wanted. */ isWanted: boolean }

const loadBag = () => loadChunk(() => import('./bagOrders'))

/** The signed-in person's orders, shared by the bag and the plans. */
export function useOrders({ isWanted }: Options): Orders {
  const auth = useAuth()
  const uid = auth.status === 'in' ? auth.user.uid : ''
  const { data, error, isValidating, mutate } = useSWR(
    isWanted && uid ? `users/${uid}/orders` : null,
    () => loadBag().then(({ readBag }) => readBag(uid)),
    sharedLoads,
  )

  async function add(plan: { id: string; title: string }) {
    try {
      const result = await (await loadBag()).addToBag(uid, plan)
      if (result !== 'failed') await mutate()
      return result
    } catch (failure) {
      console.error('Could not add to the bag', failure)
      return 'failed'
    }
  }

  async function remove(id: string) {
    try {
      const isRemoved = await (await loadBag()).removeFromBag(uid, id)
      const without = (known: BagItem[] | undefined) => known?.filter((item) => item.id !== id)
      if (isRemoved) await mutate(without, { revalidate: false })
      return isRemoved
    } catch (failure) {
      console.error('Could not remove from the bag', failure)
      return false
    }
  }

  return {
    items: data,
    isUnread: Boolean(error) && !isValidating,
    isReading: isValidating,
    read: () => void mutate(),
    add,
    remove,
  }
}

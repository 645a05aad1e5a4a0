import { use } from 'react'
import { useAuth } from '@/auth/useAuth'
import { AnswersContext } from '@/hooks/answers'
import { useAnswer } from '@/hooks/useAnswer'
import { lazyModule } from '@/lib/lazyModule'
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

const loadBag = lazyModule(() => import('./bagOrders')).load

/** The signed-in person's orders, shared by the bag and the plans. */
export function useOrders({ isWanted }: Options): Orders {
  const auth = useAuth()
  const uid = auth.status === 'in' ? auth.user.uid : ''
  const key = `users/${uid}/orders`
  const answers = use(AnswersContext)
  const request = async () => (await loadBag()).readBag(uid)
  const { data, error, isAsking } = useAnswer(isWanted && uid ? key : null, request)
  const read = () => answers.askAnew(key, request)

  async function add(plan: { id: string; title: string }) {
    try {
      const result = await (await loadBag()).addToBag(uid, plan)
      if (result !== 'failed') await read()
      return result
    } catch (failure) {
      console.error('Could not add to the bag', failure)
      return 'failed'
    }
  }

  /** Of now: two may be removed at the same time. */
  const knownItems = () => answers.get(key).data as BagItem[] | undefined

  async function remove(id: string) {
    try {
      const isRemoved = await (await loadBag()).removeFromBag(uid, id)
      if (isRemoved)
        answers.put(
          key,
          knownItems()?.filter((item) => item.id !== id),
        )
      return isRemoved
    } catch (failure) {
      console.error('Could not remove from the bag', failure)
      return false
    }
  }

  return {
    items: data,
    isUnread: Boolean(error) && !isAsking,
    isReading: isAsking,
    read: () => void read(),
    add,
    remove,
  }
}

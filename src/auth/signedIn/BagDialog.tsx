import { type RefObject, useRef, useState } from 'react'
import { useBag } from '@/auth/BagContext'
import { type Orders, useOrders } from '@/auth/useOrders'
import { ButtonLink } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { EmptyNotice } from '@/components/EmptyNotice'
import { FormAlert } from '@/components/form/FormAlert'
import { Skeleton, SkeletonGroup } from '@/components/Skeleton'
import { bagMessages, countPlans, formatRemoved } from '@/content/bagMessages'
import { userMenu } from '@/content/navigation'
import { paths } from '@/paths'
import styles from './BagDialog.module.css'
import { BagList } from './BagList'
import type { BagItem } from './bag'
import * as bagFunctions from './bag'

/** This dialog is in the same chunk as the functions. */
const bag = { load: async () => bagFunctions }

/** My Bag: the one dialog that every page and menu opens. */
export function BagDialog() {
  const { isOpen, close } = useBag()
  const orders = useOrders(bag, { enabled: isOpen })
  const { shown, notice, remove } = useRemoval(orders)
  const checkout = useRef<HTMLAnchorElement>(null)

  return (
    <Dialog
      title={userMenu.bag}
      open={isOpen}
      onClose={close}
      footer={
        <>
          {shown && shown.length > 0 && <span className="muted">{countPlans(shown.length)}</span>}
          <ButtonLink
            ref={checkout}
            to={paths.services}
            variant="quiet"
            className={styles.checkout}
            onClick={close}
          >
            {bagMessages.checkout}
          </ButtonLink>
        </>
      }
    >
      <p role="status" className="visually-hidden">
        {notice.removed}
      </p>
      <div className={styles.alert}>
        <FormAlert>{notice.failed}</FormAlert>
      </div>
      <BagContent orders={orders} shown={shown} onRemove={remove} focusWhenEmpty={checkout} />
    </Dialog>
  )
}

type BagContentProps = {
  orders: Orders
  shown: BagItem[] | undefined
  onRemove: (item: BagItem) => void
  focusWhenEmpty: RefObject<HTMLElement | null>
}

function BagContent({ orders, shown, onRemove, focusWhenEmpty }: BagContentProps) {
  const list = shown && shown.length > 0 && (
    <BagList items={shown} onRemove={onRemove} focusWhenEmpty={focusWhenEmpty} />
  )
  if (orders.hasFailed) {
    return (
      <>
        <div className={styles.unread}>
          <EmptyNotice onRetry={orders.refetch}>{bagMessages.unread}</EmptyNotice>
        </div>
        {list}
      </>
    )
  }
  if (list) return list
  // An empty bag that is being read again may no longer be empty.
  if (!shown || orders.isFetching) {
    return (
      <SkeletonGroup className={styles.waiting}>
        <Skeleton shape="title" length="short" />
        <Skeleton length="long" />
      </SkeletonGroup>
    )
  }
  return <p className={styles.empty}>{bagMessages.empty}</p>
}

/** What is removed goes from the screen at once, and comes back where that failed. */
function useRemoval(orders: Orders) {
  const [leaving, setLeaving] = useState<string[]>([])
  const [notice, setNotice] = useState<{ removed?: string; failed?: string }>({})

  async function remove({ id, title }: BagItem) {
    setLeaving((ids) => [...ids, id])
    setNotice({ removed: formatRemoved(title) })
    const isRemoved = await orders.remove(id)
    setLeaving((ids) => ids.filter((other) => other !== id))
    if (!isRemoved) setNotice({ failed: bagMessages.notRemoved })
  }

  return {
    shown: orders.items?.filter(({ id }) => !leaving.includes(id)),
    notice,
    remove: (item: BagItem) => void remove(item),
  }
}

import { bagTexts } from 'virtual:content/bagTexts'
import { bagWords } from 'virtual:words/bag'
import { navigationWords } from 'virtual:words/navigation'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useBag } from '@/auth/BagContext'
import { type Orders, useOrders } from '@/auth/useOrders'
import { ButtonLink } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { EmptyNotice } from '@/components/EmptyNotice'
import { FormAlert } from '@/components/form/FormAlert'
import { Skeleton, SkeletonGroup } from '@/components/Skeleton'
import type { PageState } from '@/hooks/usePageState'
import { paths } from '@/paths'
import { isShown } from '@/shownPages'
import styles from './BagDialog.module.css'
import { type BagItem, BagList, bagItem } from './BagList'

/** My Bag: the one dialog that every page and menu opens. */
export function BagDialog() {
  const { isOpen, close } = useBag()
  const orders = useOrders({ enabled: isOpen })
  const { shown, notice, remove } = useRemoval(orders, isOpen)
  const checkout = useRef<HTMLAnchorElement>(null)
  const hasPlans = shown !== undefined && shown.length > 0
  const problem = notice.failed ?? (orders.readFailed && hasPlans ? bagWords.outdated : undefined)

  return (
    <Dialog
      title={navigationWords.bag}
      open={isOpen}
      onClose={close}
      footer={
        <>
          {hasPlans && <span className="muted">{bagWords.count({ count: shown.length })}</span>}
          <ButtonLink
            ref={checkout}
            to={paths.services}
            variant="quiet"
            className={styles.checkout}
            onClick={close}
          >
            {bagWords.checkout}
          </ButtonLink>
        </>
      }
    >
      <p role="status" className="visually-hidden">
        {notice.removed}
      </p>
      <div className={styles.content}>
        <BagContent
          orders={orders}
          shown={shown}
          onRemove={remove}
          onLeave={close}
          focusWhenEmpty={checkout}
        />
      </div>
      <div className={styles.after}>
        <FormAlert>{problem}</FormAlert>
        {shown && !problem && !orders.readFailed && (
          <p className="note">
            <b>{bagTexts.heading}</b> <span>{hasPlans ? bagTexts.text : bagTexts.empty}</span>
          </p>
        )}
        {hasPlans && (
          <ButtonLink
            to={paths.contact}
            state={{ askedPlans: shown.map(({ title }) => title) } satisfies PageState}
            className={styles.ask}
            variant="line"
            icon="arrow"
            onClick={close}
          >
            {bagWords.ask}
          </ButtonLink>
        )}
      </div>
    </Dialog>
  )
}

type BagContentProps = {
  orders: Orders
  shown: BagItem[] | undefined
  onRemove: (item: BagItem) => void
  onLeave: () => void
  focusWhenEmpty: RefObject<HTMLElement | null>
}

function BagContent({ orders, shown, onRemove, onLeave, focusWhenEmpty }: BagContentProps) {
  if (shown && shown.length > 0) {
    return <BagList items={shown} onRemove={onRemove} focusWhenEmpty={focusWhenEmpty} />
  }
  if (orders.readFailed) {
    return (
      <div className={styles.unread}>
        <EmptyNotice retry={orders}>{bagWords.unread}</EmptyNotice>
      </div>
    )
  }
  // An empty bag that is being read again may no longer be empty.
  if (!shown || orders.isFetching) {
    return (
      <SkeletonGroup className={styles.waiting}>
        <Skeleton shape="title" length="short" />
        <Skeleton length="long" />
      </SkeletonGroup>
    )
  }
  return (
    <div className={styles.empty}>
      <p>{bagWords.empty}</p>
      {isShown(paths.plans) && (
        <ButtonLink to={paths.plans} icon="arrow" onClick={onLeave}>
          {bagWords.plans}
        </ButtonLink>
      )}
    </div>
  )
}

/** A removed plan disappears immediately, and comes back if the request fails. */
function useRemoval(orders: Orders, isOpen: boolean) {
  const [leaving, setLeaving] = useState<string[]>([])
  const [notice, setNotice] = useState<{ removed?: string; failed?: string }>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit to the bag starts without the last one's messages
  useLayoutEffect(() => setNotice({}), [isOpen])

  async function remove({ id, title }: BagItem) {
    setLeaving((ids) => [...ids, id])
    setNotice({ removed: bagWords.removed({ plan: title }) })
    const isRemoved = await orders.remove(id)
    setLeaving((ids) => ids.filter((other) => other !== id))
    if (!isRemoved) setNotice({ failed: bagWords.notRemoved })
  }

  return {
    shown: orders.items?.filter(({ id }) => !leaving.includes(id)).map(bagItem),
    notice,
    remove: (item: BagItem) => void remove(item),
  }
}

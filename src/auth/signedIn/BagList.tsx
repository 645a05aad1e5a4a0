import { bagWords } from 'virtual:words/bag'
import { type RefObject, useRef } from 'react'
import { Button } from '@/components/Button'
import { Prices } from '@/components/Prices'
import { Sentence } from '@/components/Sentence'
import { Truncated } from '@/components/Truncated'
import type { Order } from '@/data/orders'
import { findPlan } from '@/data/plans'
import { positionOf } from '@/data/practices'
import { formatMoment } from '@/lib/dates'
import { introText } from '@/lib/truncate'
import styles from './BagList.module.css'

/** The next row comes up under the pointer: the second half of a double click must not remove it too. */
const REMOVE_PAUSE_MS = 500
const DESC_WORDS = 10

type BagListProps = {
  items: BagItem[]
  onRemove: (item: BagItem) => void
  /** Takes the focus when the last row goes. */
  focusWhenEmpty: RefObject<HTMLElement | null>
}

export function BagList({ items, onRemove, focusWhenEmpty }: BagListProps) {
  const list = useRef<HTMLUListElement>(null)
  const removedAt = useRef(Number.NEGATIVE_INFINITY)

  function remove(item: BagItem, index: number) {
    const now = performance.now()
    if (now - removedAt.current < REMOVE_PAUSE_MS) return
    removedAt.current = now
    // The pressed button goes away with its row: the focus moves on to a neighbour's.
    const buttons = list.current?.querySelectorAll<HTMLElement>('button')
    const next = buttons?.[index + 1] ?? buttons?.[index - 1] ?? focusWhenEmpty.current
    next?.focus()
    onRemove(item)
  }

  return (
    <ul ref={list} className="ruled">
      {items.map((item, index) => (
        <li
          key={item.id}
          className={styles.row}
          data-practice={item.offer && positionOf(item.offer.practice)}
        >
          <div className={styles.text}>
            <b>{item.title}</b>
            {item.offer && (
              <span className="note">
                <Truncated text={item.offer.desc} cut={introText(item.offer.desc, DESC_WORDS)} />
              </span>
            )}
            {item.offer && item.offer.prices.length > 0 && (
              <span className="note label">
                <Prices prices={item.offer.prices} /> {item.offer.period}
              </span>
            )}
            {item.orderedAt !== null && (
              <span className="muted small">
                <Sentence
                  of={bagWords.added}
                  links={{
                    date: (
                      <time dateTime={new Date(item.orderedAt).toISOString()}>
                        {formatMoment(item.orderedAt)}
                      </time>
                    ),
                  }}
                />
              </span>
            )}
          </div>
          <Button variant="quiet" className={styles.remove} onClick={() => remove(item, index)}>
            {bagWords.remove} <span className="visually-hidden">{item.title}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

export type BagItem = ReturnType<typeof bagItem>

/** A plan has its name of today. A withdrawn one keeps its last name, and stays in the bag until it is removed. */
export function bagItem({ id, plan, dateOfOrder }: Order) {
  const offer = findPlan(id)
  return { id, title: offer?.title ?? (plan || id), offer, orderedAt: dateOfOrder }
}

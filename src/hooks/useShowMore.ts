import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { focusWithoutScroll } from '@/lib/dom'

/** Three, four and six columns divide it. */
export const ITEMS_AT_ONCE = 24

/** Shows a long list in steps. The focus moves to the first new item, because the button may be gone. */
export function useShowMore<T>(items: T[]): {
  shown: T[]
  list: RefObject<HTMLUListElement | null>
  showMore: (() => void) | null
} {
  const list = useRef<HTMLUListElement>(null)
  const [count, setCount] = useState(ITEMS_AT_ONCE)
  const firstNew = useRef(0)

  useLayoutEffect(() => {
    const item = count > ITEMS_AT_ONCE ? list.current?.children[firstNew.current] : undefined
    if (item instanceof HTMLElement) focusWithoutScroll(item)
  }, [count])

  function showMore() {
    firstNew.current = count
    setCount(count + ITEMS_AT_ONCE)
  }

  return { shown: items.slice(0, count), list, showMore: items.length > count ? showMore : null }
}

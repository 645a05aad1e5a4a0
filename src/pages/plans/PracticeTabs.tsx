import type { Practice } from 'virtual:content/practices'
import { plansWords } from 'virtual:words/plans'
import { useEffect, useRef, useState } from 'react'
import { plansElement } from '@/paths'
import styles from './PracticeTabs.module.css'

/**
 * A practice becomes the current one when it reaches a line across the window. All that is above the line counts as seen, or
 * a jump from the last practice to the top of the page would not be noticed.
 */
const ABOVE_LINE = { rootMargin: '99999px 0px -60% 0px' }

/** On phones: links to the practices, which stay below the bar and mark the one in view. */
export function PracticeTabs({ practices }: { practices: readonly Practice[] }) {
  const nav = useRef<HTMLElement>(null)
  const [current, setCurrent] = useState(practices[0]?.id)

  useEffect(() => {
    const sections = practices.flatMap(({ id }) => {
      const element = document.getElementById(plansElement(id))?.parentElement
      return element ? [{ id, element }] : []
    })
    // A jump can pass several of them.
    const observer = new IntersectionObserver(([entry]) => {
      const line = entry?.rootBounds?.bottom ?? 0
      const reached = sections.findLast(({ element }) => element.getBoundingClientRect().top <= line)
      setCurrent((reached ?? sections[0])?.id)
    }, ABOVE_LINE)
    for (const { element } of sections) observer.observe(element)
    return () => observer.disconnect()
  }, [practices])

  // With many practices, the tabs are wider than the window.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another tab is current
  useEffect(() => {
    const row = nav.current
    const tab = row?.querySelector<HTMLElement>('[aria-current]')
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.clientWidth) / 2
  }, [current])

  return (
    <nav ref={nav} className={`${styles.tabs} screen-only`} aria-label={plansWords.practices}>
      {practices.map(({ id, name, position }) => (
        <a
          key={id}
          href={`#${plansElement(id)}`}
          className={`${styles.tab} centred plain`}
          data-practice={position}
          aria-current={id === current || undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}

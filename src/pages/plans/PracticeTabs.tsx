import type { Practice } from 'virtual:content/practices'
import { plansWords } from 'virtual:words/plans'
import { useEffect, useRef, useState } from 'react'
import { plansElement } from '@/paths'
import styles from './PracticeTabs.module.css'

/** The line across the window at which a practice becomes the current one. */
const LINE = { rootMargin: '-40% 0px -59% 0px' }

/** On phones: links to the practices, which stay below the bar and mark the one in view. */
export function PracticeTabs({ practices }: { practices: readonly Practice[] }) {
  const nav = useRef<HTMLElement>(null)
  const [current, setCurrent] = useState(practices[0]?.id)

  useEffect(() => {
    const ids = new Map<Element, string>()
    const observer = new IntersectionObserver((entries) => {
      const entered = entries.find(({ isIntersecting }) => isIntersecting)
      if (entered) setCurrent(ids.get(entered.target))
    }, LINE)
    for (const { id } of practices) {
      const section = document.getElementById(plansElement(id))?.parentElement
      if (!section) continue
      ids.set(section, id)
      observer.observe(section)
    }
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

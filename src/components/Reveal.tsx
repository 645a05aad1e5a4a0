import { type ReactNode, useRef } from 'react'
import { useMotion } from '@/hooks/useMotion'
import styles from './Reveal.module.css'

export type RevealProps = {
  /** The side from which it slides in. */
  from: 'right' | 'left'
  className?: string | undefined
  children: ReactNode
}

/** Slides in once when scrolled to. */
export function Reveal({ from, className, children }: RevealProps) {
  return (
    <Sliding className={className} from={from}>
      {children}
    </Sliding>
  )
}

export type EntranceProps = { className?: string | undefined; children: ReactNode }

/** A card's entrance: fades in and slides up once when scrolled to. */
export function Entrance({ className, children }: EntranceProps) {
  return (
    <Sliding className={className} from="below">
      {children}
    </Sliding>
  )
}

type SlidingProps = EntranceProps & { from: 'right' | 'left' | 'below' }

function Sliding({ from, className, children }: SlidingProps) {
  const ref = useRef<HTMLDivElement>(null)
  useMotion(({ reveal }) => (ref.current ? reveal(ref.current, from) : undefined))
  return (
    <div ref={ref} className={className ? `${styles.sliding} ${className}` : styles.sliding}>
      {children}
    </div>
  )
}

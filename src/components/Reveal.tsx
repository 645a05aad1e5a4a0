import { type ReactNode, useRef } from 'react'
import { useReveal } from '@/hooks/useReveal'
import styles from './Reveal.module.css'

export type RevealProps = {
  /** The side it slides in from. */
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

/** A card's entrance: fades in and slides up once when first seen. */
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
  useReveal(ref)
  return (
    <div ref={ref} className={className ? `${styles.sliding} ${className}` : styles.sliding} data-from={from}>
      {children}
    </div>
  )
}

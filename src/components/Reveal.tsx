import { type ReactNode, useRef } from 'react'
import { useMotion } from '@/hooks/useMotion'
import type { RevealFrom } from '@/lib/motion'
import styles from './Reveal.module.css'

type RevealProps = { from: RevealFrom; className?: string | undefined; children: ReactNode }

/** Fades and slides in once when scrolled to: headings from the side, cards from below. */
export function Reveal({ from, className, children }: RevealProps) {
  const ref = useRef<HTMLDivElement>(null)
  useMotion(({ reveal }) => (ref.current ? reveal(ref.current, from) : undefined))
  return (
    <div ref={ref} className={className ? `${styles.sliding} ${className}` : styles.sliding}>
      {children}
    </div>
  )
}

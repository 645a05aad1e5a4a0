import { counters } from 'virtual:content/counters'
import { homeTexts } from 'virtual:content/homeTexts'
import { practices } from 'virtual:content/practices'
import { number } from 'virtual:words/formats'
import { useRef, useState } from 'react'
import { StraightRibbons } from '@/components/RibbonDrawing'
import { marginX } from '@/components/ribbonGeometry'
import { useMotion } from '@/hooks/useMotion'
import styles from './Counters.module.css'

/** Longer numbers are set smaller. */
const MOST_SIZED_DIGITS = 6

export function Counters() {
  return (
    <section className={styles.band} aria-label={homeTexts.counters}>
      <div className="frame ribbon-frame">
        <dl className={`${styles.counters} wrap-anywhere`}>
          {counters.map(({ value, label, note }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={styles.number} data-digits={Math.min(String(value).length, MOST_SIZED_DIGITS)}>
                <Count value={value} />
              </dd>
              {note && <dd className={`${styles.note} muted balanced`}>{note}</dd>}
            </div>
          ))}
        </dl>
        <StraightRibbons
          x={({ index }, geometry) => marginX('right', practices.length - 1 - index, geometry)}
        />
      </div>
    </section>
  )
}

function Count({ value }: { value: number }) {
  const ref = useRef<HTMLSpanElement>(null)
  const [running, setRunning] = useState<number | null>(null)
  useMotion(({ countUp }) => (ref.current ? countUp(ref.current, value, setRunning) : undefined))
  return (
    <span ref={ref} className={styles.count}>
      {running !== null && (
        <span className={`${styles.running} screen-only`} aria-hidden="true">
          {number(running)}
        </span>
      )}
      <span className={running === null ? undefined : styles.final}>{number(value)}</span>
    </span>
  )
}

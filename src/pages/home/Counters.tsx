import { counters } from 'virtual:content/counters'
import { homeTexts } from 'virtual:content/homeTexts'
import { useRef, useState } from 'react'
import { Rails } from '@/components/CourseDrawing'
import { useMotion } from '@/hooks/useMotion'
import { writeDigits } from '@/lib/dates'
import styles from './Counters.module.css'

/** Longer numbers are set smaller. */
const MOST_SIZED_DIGITS = 5

export function Counters() {
  return (
    <section className={styles.band} aria-label={homeTexts.counters}>
      <div className="frame course">
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
        <Bundle />
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
          {writeDigits(running)}
        </span>
      )}
      <span className={running === null ? undefined : styles.final}>{writeDigits(value)}</span>
    </span>
  )
}

/** The three ribbons run down through the counters. */
function Bundle() {
  return (
    <>
      <Rails size="small" rails={bundle(304, 10)} />
      <Rails size="middle" rails={bundle(684, 15)} />
      <Rails size="wide" rails={bundle(1152, 20)} />
    </>
  )
}

function bundle(x: number, pitch: number) {
  return [
    { practice: 3, x },
    { practice: 2, x: x + pitch },
    { practice: 1, x: x + 2 * pitch },
  ] as const
}

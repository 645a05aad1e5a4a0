import { practices } from 'virtual:content/practices'
import type { ReactNode } from 'react'
import { dealRibbons } from '@/lib/dealRibbons'
import type { Position } from '@/lib/positions'
import styles from './NotFoundMessage.module.css'
import { path } from './ribbonGeometry'

type NotFoundMessageProps = {
  heading: string
  intro?: string
  /** The way out. */
  children: ReactNode
}

/** What an address without content shows. */
export function NotFoundMessage({ heading, intro, children }: NotFoundMessageProps) {
  return (
    <section className="clip" data-short-page>
      <div className="frame">
        <LostRibbons />
        <div className={styles.head}>
          <h1>{heading}</h1>
          <div className={styles.ways}>{children}</div>
          {intro && <p className="muted">{intro}</p>}
        </div>
      </div>
    </section>
  )
}

/** The ribbons spell 404. Where one crosses over another, a paper-coloured gap cuts the one below. */
function LostRibbons() {
  const [first, middle, last] = digits
  return (
    <svg className={`${styles.number} ribbons`} strokeWidth={STROKE} viewBox="0 0 326 165" aria-hidden="true">
      <Four strands={first} x={10} stem={81} end={127} />
      {middle.map(({ practice, offset, width }) => {
        const [left, right, radius] = [140 + offset, 216 - offset, 38 - offset]
        return (
          <path
            key={practice}
            data-practice={practice}
            strokeWidth={width}
            d={path`M${left} 87V54A${radius} ${radius} 0 0 1 ${right} 54V117A${radius} ${radius} 0 0 1 ${left} 117Z`}
          />
        )
      })}
      <Four strands={last} x={246} stem={316} end={4000} />
    </svg>
  )
}

type FourProps = {
  strands: readonly Strand[]
  /** Of the left stroke and the right one, and where the one between them ends. */
  x: number
  stem: number
  end: number
}

function Four({ strands, x, stem, end }: FourProps) {
  return (
    <>
      {strands.map(({ practice, offset, width }) => {
        const radius = 20 - offset
        return (
          <path
            key={practice}
            data-practice={practice}
            strokeWidth={width}
            d={path`M${x + offset} -2V90A${radius} ${radius} 0 0 0 ${x + 20} ${110 - offset}H${end}`}
          />
        )
      })}
      <path className="gap" strokeWidth={STROKE + 6} d={`M${stem} 95V125`} />
      {strands.map(({ practice, offset, width }) => (
        <path
          key={practice}
          data-practice={practice}
          strokeWidth={width}
          d={path`M${stem + offset} 55V165`}
        />
      ))}
    </>
  )
}

const STROKE = 20
const GAP = 3

type Strand = { practice: Position; offset: number; width: number }

/** A digit that gets no ribbon has the first one. Two ribbons share the width of one. */
function shareDigit(group: readonly number[]): Strand[] {
  const indices = group.length > 0 ? group : [0]
  const width = (STROKE - (indices.length - 1) * GAP) / indices.length
  return indices.map((index, place) => ({
    practice: practices[index]?.position ?? 1,
    offset: (place - (indices.length - 1) / 2) * (width + GAP),
    width,
  }))
}

const [first = [], second = [], third = []] = dealRibbons(practices.length, 3)
const digits = [shareDigit(first), shareDigit(second), shareDigit(third)] as const

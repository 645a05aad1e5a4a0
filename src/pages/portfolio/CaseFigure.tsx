import { casesWords } from 'virtual:words/cases'
import { number } from 'virtual:words/formats'
import type { Case } from '@/data/collections/cases'
import styles from './CaseFigure.module.css'

type Bars = NonNullable<Case['bars']>
type CaseFigureProps = Pick<Case, 'figure' | 'figureLabel' | 'bars'> & { hasRibbon: boolean }

/** The ribbon falls beside the figure, and becomes the bars. Without bars, it becomes the block of the figure. */
export function CaseFigure({ figure, figureLabel, bars, hasRibbon }: CaseFigureProps) {
  const words = figure && (
    <p className={styles.words}>
      <strong>{figure}</strong> <span>{figureLabel}</span>
    </p>
  )
  return (
    <div className={styles.frame} data-ribbon={hasRibbon || undefined} data-plain={!bars || undefined}>
      <div className={styles.fall}>
        <div className={styles.sticky}>
          {bars ? (
            <>
              <div className={styles.drawing}>
                {words}
                <BarDrawing bars={bars} />
              </div>
              {bars.note && <p className={`${styles.note} muted small`}>{bars.note}</p>}
              <BarTable bars={bars} />
            </>
          ) : (
            <div className={`${styles.block} on-stream`}>{words}</div>
          )}
        </div>
      </div>
    </div>
  )
}

const SIDES = ['before', 'after'] as const

const valueText = (value: number, unit: string) => (unit ? casesWords.value({ value, unit }) : number(value))

function BarDrawing({ bars: { label, unit, rows } }: { bars: Bars }) {
  const longest = Math.max(...rows.flatMap(({ before, after }) => [before, after]))
  return (
    <div className={styles.bars} aria-hidden="true">
      <p className="label">{label}</p>
      <p className={`${styles.legend} small`}>
        {SIDES.map((side) => (
          <span key={side} className={styles.key}>
            <Bar side={side} />
            <span>{casesWords[side]}</span>
          </span>
        ))}
      </p>
      {rows.map((row) => (
        <div key={row.name}>
          <p className={`${styles.name} small muted`}>{row.name}</p>
          {SIDES.map((side) => (
            <p key={side} className={styles.value} data-side={side}>
              <Bar side={side} share={row[side] / longest} />
              <span>{valueText(row[side], unit)}</span>
            </p>
          ))}
        </div>
      ))}
    </div>
  )
}

/** An SVG, because a width in a style attribute is against the policy. */
function Bar({ side, share }: { side: (typeof SIDES)[number]; share?: number }) {
  return (
    <svg
      aria-hidden="true"
      className={styles[side]}
      width={share === undefined ? undefined : `${Math.round(share * 1000) / 10}%`}
    >
      <rect width="100%" height="100%" />
    </svg>
  )
}

/** What the bars show, for screen readers. The table is wrapped, because it would not clip its cells itself. */
function BarTable({ bars: { label, unit, rows } }: { bars: Bars }) {
  return (
    <div className="visually-hidden">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <td />
            {SIDES.map((side) => (
              <th key={side} scope="col">
                {casesWords[side]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {SIDES.map((side) => (
                <td key={side}>{valueText(row[side], unit)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

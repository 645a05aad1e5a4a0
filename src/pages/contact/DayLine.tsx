import { clock as clockTexts } from 'virtual:content/clock'
import { practices } from 'virtual:content/practices'
import type { Office } from 'virtual:content/site'
import { officesWords } from 'virtual:words/offices'
import { RibbonDrawing } from '@/components/RibbonDrawing'
import type { RibbonGeometry } from '@/components/ribbonGeometry'
import { clockTime, minutesOf } from '@/lib/clockTime'
import { DAY, type Handover, handover, type Row } from './arrangeHours'
import styles from './DayLine.module.css'

/** All in units. */
const BAND = 1.6
const RADIUS = 1.25
const DISC = 0.95
const DISTANCE = 4.5
/** Both labels of a shorter span would overlap. */
const LABELLED = 7
/** From the band to the baseline of its labels, of the office's name above, and of what stands above a disc, in pixels. */
const LABEL = 20
const NAME = 7
const NOW = 6
/** Below a baseline and above it, also in pixels. */
const DESCENT = 4
const LETTER = 12
/** About as wide as a digit, and what the line of the time keeps from a label that it crosses. */
const DIGIT = 7.2
const GAP = 6

/** Before, the line of the time would cross the names. After, its label would leave the drawing. */
const EARLY = 0.3 * DAY
const LATE = 0.8 * DAY

type DayLineProps = {
  rows: readonly Row<Office>[]
  /** Null until the clock runs. */
  now: number | null
  openOffices: ReadonlySet<string>
}

/** The open hours of the offices as one ribbon that changes from office to office. The hours are also written in words. */
export function DayLine(props: DayLineProps) {
  return (
    <div className={`${styles.line} ribbon-frame screen-only`} data-practice={practices.length}>
      <RibbonDrawing
        height={(geometry) => top(geometry) + (props.rows.length - 1) * distance(geometry) + bottom(geometry)}
      >
        {(geometry) => <Day geometry={geometry} {...props} />}
      </RibbonDrawing>
    </div>
  )
}

/** Texts are as large in a small drawing. */
const top = ({ unit }: RibbonGeometry) => DISC + (NOW + LETTER) / unit
const bottom = ({ unit }: RibbonGeometry) => BAND / 2 + (LABEL + DESCENT) / unit
const distance = ({ unit }: RibbonGeometry) =>
  Math.max(DISTANCE, BAND + (LABEL + DESCENT + LETTER + NAME) / unit)

function Day({ geometry, rows, now, openOffices }: DayLineProps & { geometry: RibbonGeometry }) {
  const { width, unit } = geometry
  const x = (minutes: number) => round((minutes * width) / DAY)
  const y = (row: number) => (top(geometry) + row * distance(geometry)) * unit
  const radius = RADIUS * unit
  const isEarly = now !== null && now < EARLY
  const changes = rows.slice(1).map((next, index) => handover(rows[index] as Row<Office>, next))
  const isPause = ({ opens, closes }: Handover) => x(opens) - x(closes) > 2 * radius + 1
  /** Longer pauses and closed days are not open hours, so a thin line leads through them. */
  const isThin = (change: Handover, row: number) =>
    isPause(change) || !rows[row]?.isOpenDay || !rows[row + 1]?.isOpenDay
  /** Where adjoining hours make room for the bend to the next row. */
  const bends = changes.map((change) =>
    change && !isPause(change) && change.opens >= change.closes ? x(change.at) : undefined,
  )
  const bands = rows.flatMap(({ office, spans, isOpenDay }, row) =>
    spans.map(({ from, to, opens, closes }, index) => ({
      key: office.id + opens,
      y: y(row),
      isOpenDay,
      opens,
      closes,
      start: x(from),
      end: x(to),
      arrival: index === 0 ? bends[row - 1] : undefined,
      leave: index === spans.length - 1 ? bends[row] : undefined,
    })),
  )
  return (
    <>
      {rows.map(({ office }, row) => (
        <g key={office.id}>
          <path className={styles.row} d={`M-4000 ${y(row)}H4000`} />
          <text
            className={styles.name}
            x={isEarly ? width : 0}
            y={y(row) - (BAND / 2) * unit - NAME}
            textAnchor={isEarly ? 'end' : 'start'}
          >
            {office.title}
          </text>
        </g>
      ))}
      {bands.map(({ key, isOpenDay, y: height, start, end, arrival, leave }) => {
        const left = arrival === undefined ? start : arrival + radius
        const right = leave === undefined ? end : leave - radius
        return (
          <path key={key} className={isOpenDay ? undefined : styles.thin} d={`M${left} ${height}H${right}`} />
        )
      })}
      {changes.map((change, row) => {
        if (!change) return null
        const [at, top, bottom] = [x(change.at), y(row), y(row + 1)]
        const [leave, arrival] = isPause(change)
          ? [x(change.closes), x(change.opens)]
          : // Overlaps its neighbours, so that no seam shows.
            [at - radius - 1, at + radius + 1]
        return (
          <path
            key={top}
            className={isThin(change, row) ? styles.thin : undefined}
            d={
              `M${leave} ${top}H${at - radius}A${radius} ${radius} 0 0 1 ${at} ${top + radius}` +
              `V${bottom - radius}A${radius} ${radius} 0 0 0 ${at + radius} ${bottom}H${arrival}`
            }
          />
        )
      })}
      {now !== null && (
        <g className={styles.now} data-live>
          <path d={`M${x(now)} 0V${y(rows.length - 1)}`} />
          {rows.map(({ office }, row) => (
            <circle
              key={office.id}
              data-open={openOffices.has(office.id)}
              cx={x(now)}
              cy={y(row)}
              r={DISC * unit}
            />
          ))}
          <text
            x={x(now) + (now > LATE ? -0.7 : 0.7) * unit}
            y={y(0) - DISC * unit - NOW}
            textAnchor={now > LATE ? 'end' : 'start'}
          >
            {officesWords.now}
          </text>
        </g>
      )}
      {bands.map(({ key, opens, closes, y: height, start, end, arrival, leave }) => {
        const left = arrival === undefined ? start : arrival + BAND * unit
        const right = leave === undefined ? end : leave - BAND * unit
        const baseline = height + (BAND / 2) * unit + LABEL
        return (
          <g key={key}>
            <Label x={left} y={baseline}>
              {opens}
            </Label>
            {right - left > LABELLED * unit && (
              <Label x={right} y={baseline} isEnd>
                {closes}
              </Label>
            )}
          </g>
        )
      })}
    </>
  )
}

type LabelProps = { x: number; y: number; isEnd?: boolean; children: string }

function Label({ x, y, isEnd, children }: LabelProps) {
  const time = clockTime(minutesOf(children), clockTexts)
  const width = time.length * DIGIT
  return (
    <>
      <rect
        x={round((isEnd ? x - width : x) - GAP)}
        y={y - LETTER}
        width={round(width + 2 * GAP)}
        height={LETTER + DESCENT}
      />
      <text x={x} y={y} textAnchor={isEnd ? 'end' : 'start'}>
        {time}
      </text>
    </>
  )
}

const round = (value: number) => Math.round(value * 10) / 10

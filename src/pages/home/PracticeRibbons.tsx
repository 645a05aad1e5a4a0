import { practices } from 'virtual:content/practices'
import { Ribbon, RibbonDrawing, Ribbons, StraightRibbons } from '@/components/RibbonDrawing'
import {
  bend,
  marginX,
  middle,
  path,
  type RibbonGeometry,
  radiusOf,
  ribbonDrawings,
  ribbonPlaces,
} from '@/components/ribbonGeometry'
import { columnX, gridPlaceOf, ribbonOrder, ribbonX, rowsIn } from './practiceGrid'

const PHONE = ['small'] as const
const WIDER = ['middle', 'wide'] as const

const last = practices.length - 1

/** The ribbons turn and part, each to its column. On phones they turn together, without crossing. */
export function PracticesBegin() {
  return (
    <>
      <Ribbons
        sizes={PHONE}
        height={7}
        d={({ index }, geometry) =>
          bend({
            from: marginX('right', last - index, geometry),
            to: marginX('left', last - index, geometry),
            start: 0.8 * geometry.unit,
            radii: [4.4 * geometry.unit - radiusOf(2.2, index, geometry), radiusOf(3, index, geometry)],
            height: 7 * geometry.unit,
          })
        }
      />
      <Ribbons
        sizes={WIDER}
        height={(geometry) => openingHeight(geometry) / geometry.unit + 0.05}
        d={({ index }, geometry) => {
          const [x, radius] = [ribbonX(index, 0, geometry), fallRadius(index, geometry)]
          return bend({
            from: marginX('right', last - index, geometry),
            to: x,
            start: geometry.unit,
            radii: [acrossY(index, geometry) - geometry.unit, radius],
            height: openingHeight(geometry),
          })
        }}
        over={({ index }, geometry) => {
          if (gridPlaceOf(index, geometry.size).column === 0) return undefined
          const [x, radius] = [ribbonX(index, 0, geometry), fallRadius(index, geometry)]
          const y = acrossY(index, geometry)
          const turn = path`A${radius} ${radius} 0 0 0 ${x} ${y + radius}`
          return path`M${x + radius} ${y}` + turn + path`V${openingHeight(geometry) - 1.2 * geometry.unit}`
        }}
      />
    </>
  )
}

/** Where a ribbon runs across: the first is the lowest. */
const acrossY = (index: number, { unit, pitch }: RibbonGeometry) => 4 * unit + (middle - index) * pitch

const openingHeight = ({ unit, pitch }: RibbonGeometry) => 6 * unit + middle * pitch

/** The ribbons of a column turn down concentrically. */
const fallRadius = (index: number, { size, unit, pitch }: RibbonGeometry) =>
  2 * unit + gridPlaceOf(index, size).row * pitch

const sizesWithRow = (row: number) =>
  ribbonDrawings.map(({ size }) => size).filter((size) => row < rowsIn(size))

/** The ribbons beside the practices of one row. */
export function RowRibbons({ row }: { row: number }) {
  return (
    <StraightRibbons sizes={sizesWithRow(row)} x={({ index }, geometry) => ribbonX(index, row, geometry)} />
  )
}

/** In units. */
const CROSSING = 8.4

/** Below each practice of a row, its ribbon moves to its final place, over and under those of the practices below. */
export function RowCrossing({ row }: { row: number }) {
  return (
    <RibbonDrawing sizes={sizesWithRow(row + 1)} height={CROSSING}>
      {(geometry) => {
        const columns = new Set(ribbonPlaces.map(({ index }) => gridPlaceOf(index, geometry.size).column))
        return [...columns].map((column) => (
          <ColumnCrossing key={column} column={column} row={row} geometry={geometry} />
        ))
      }}
    </RibbonDrawing>
  )
}

type ColumnCrossingProps = { column: number; row: number; geometry: RibbonGeometry }

function ColumnCrossing({ column, row, geometry }: ColumnCrossingProps) {
  const inColumn = ribbonPlaces.filter(({ index }) => gridPlaceOf(index, geometry.size).column === column)
  const rows = inColumn.length
  const before = ribbonOrder(Math.min(row, rows - 1), rows)
  const after = ribbonOrder(Math.min(row + 1, rows - 1), rows)
  const ribbonOf = (one: number, isOver: boolean) => {
    const d = crossingPath(before.indexOf(one), after.indexOf(one), one === row, {
      column,
      row,
      rows,
      geometry,
    })
    const practice = inColumn[one]?.practice
    return practice && <Ribbon key={one} practice={practice} d={d} over={isOver ? d : undefined} />
  }
  // From the mover outwards: it passes over the first that it meets, under the second, and so on.
  const met = before.filter((one) => one !== row && before.indexOf(one) !== after.indexOf(one)).reverse()
  const still = before.filter((one) => one !== row && !met.includes(one))
  return [
    ...still.map((one) => ribbonOf(one, false)),
    ...met
      .filter((_, place) => place % 2 === 0)
      .reverse()
      .map((one) => ribbonOf(one, false)),
    before.includes(row) && ribbonOf(row, true),
    ...met.filter((_, place) => place % 2 === 1).map((one) => ribbonOf(one, true)),
  ]
}

type Crossing = ColumnCrossingProps & { rows: number }

/** From one lane of a column to another, about the middle of the drawing. */
function crossingPath(from: number, to: number, isMover: boolean, { column, row, rows, geometry }: Crossing) {
  const { unit, pitch } = geometry
  const [start, end] = [columnX(column, from, geometry), columnX(column, to, geometry)]
  const height = CROSSING * unit
  if (from === to) return path`M${start} -3V${height + 3}`
  if (isMover) {
    // Long and flat: two arcs of one radius.
    const [across, down] = [(from - to) * pitch, 7.2111 * unit]
    const radius = (across * across + down * down) / (4 * across)
    return swing(start, end, height, radius, radius)
  }
  const [crossed, place] = [rows - 1 - row, from - row]
  return swing(start, end, height, 5 * unit + (crossed - 1 - place) * pitch, 5 * unit + place * pitch)
}

/** An S of two arcs about the middle of the height. */
function swing(from: number, to: number, height: number, first: number, second: number): string {
  const [across, way] = [Math.abs(to - from), Math.sign(to - from)]
  const angle = Math.acos(1 - across / (first + second))
  const down = (first + second) * Math.sin(angle)
  const top = (height - down) / 2
  const [turn, back] = way > 0 ? [0, 1] : [1, 0]
  const [meetX, meetY] = [from + way * first * (1 - Math.cos(angle)), top + first * Math.sin(angle)]
  return (
    path`M${from} -3V${top}A${first} ${first} 0 0 ${turn} ${meetX} ${meetY}` +
    path`A${second} ${second} 0 0 ${back} ${to} ${top + down}V${height + 3}`
  )
}

/** The ribbons gather in the right margin. On a phone they stay on the left, in the order of the practices. */
export function PracticesEnd() {
  return (
    <>
      <Ribbons
        sizes={PHONE}
        height={4}
        d={({ index }, geometry) => path`M${endX(index, geometry)} -3V${4 * geometry.unit + 3}`}
      />
      <Ribbons
        sizes={WIDER}
        height={8}
        d={({ index }, geometry) => {
          const { unit, pitch } = geometry
          const { row, rows } = gridPlaceOf(index, geometry.size)
          const radius = 2 * unit + (rows - 1 - row) * pitch
          return bend({
            from: endX(index, geometry),
            to: marginX('right', index, geometry),
            start: acrossY(index, geometry) - radius,
            radii: [radius, radiusOf(3, index, geometry)],
            height: 8 * unit,
          })
        }}
      />
    </>
  )
}

/** In the end, the ribbons of a column lie in the order of its practices. */
const endX = (index: number, geometry: RibbonGeometry) => ribbonX(index, rowsIn(geometry.size) - 1, geometry)

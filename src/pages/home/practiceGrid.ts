import { practices } from 'virtual:content/practices'
import type { RibbonGeometry } from '@/components/ribbonGeometry'

// The practices fill the columns of the home page downwards. The ribbons of a column run beside its text, that of the practice
// itself next to it.

type Size = RibbonGeometry['size']

const count = practices.length

/** Also in PracticeColumns.module.css. */
function columnsIn(size: Size): number {
  if (size === 'small') return 1
  if (count <= 3) return count
  if (count === 4) return size === 'wide' ? 4 : 2
  return 3
}

/** The rows of a full column. */
export const rowsIn = (size: Size) => Math.ceil(count / columnsIn(size))

/** Whether the last column has room below its practices. */
export const hasRoom = (size: Size) => columnsIn(size) * rowsIn(size) > count

/** Where the practice with this index is: its column, its row in it, and how many the column has. */
export function gridPlaceOf(index: number, size: Size) {
  const rows = rowsIn(size)
  const column = Math.floor(index / rows)
  return { column, row: index % rows, rows: Math.min(rows, count - column * rows) }
}

/** The left edge of a column. A single one begins at five twelfths, so that its line leads through the page. */
function leftOf(column: number, { size, width }: RibbonGeometry): number {
  const columns = columnsIn(size)
  return columns === 1 && size !== 'small' ? (width * 5) / 12 : (column * width) / columns
}

/**
 * The rows of a column, as their ribbons lie from left to right beside row `current`: those above it, in order, then those
 * below it in reverse, and its own next to the text.
 */
export function ribbonOrder(current: number, rows: number): number[] {
  const all = Array.from({ length: rows }, (_, row) => row)
  return [...all.slice(0, current), ...all.slice(current + 1).reverse(), current]
}

/** The middle of a ribbon beside a row. A column that ends above that row keeps its last order. */
export function ribbonX(index: number, besideRow: number, geometry: RibbonGeometry): number {
  const { column, row, rows } = gridPlaceOf(index, geometry.size)
  const order = ribbonOrder(Math.min(besideRow, rows - 1), rows)
  return columnX(column, order.indexOf(row), geometry)
}

/** The middle of the ribbon with this index from the left edge of a column. */
export const columnX = (column: number, fromLeft: number, geometry: RibbonGeometry) =>
  leftOf(column, geometry) + geometry.band / 2 + fromLeft * geometry.pitch

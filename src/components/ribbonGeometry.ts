import { type Position, positions } from '@/lib/positions'

/** The drawings of the ribbons, each with its own unit. The margins' ribbons lie one pitch apart. */
export const ribbonDrawings = [
  { size: 'small', width: 328, pitch: 10 },
  { size: 'middle', width: 720, pitch: 15 },
  { size: 'wide', width: 1200, pitch: 20 },
] as const

export type RibbonGeometry = (typeof ribbonDrawings)[number]

export type Side = 'left' | 'right'

export type RibbonPlace = { practice: Position /** From left to right, in both margins. */; index: number }

export const ribbonPlaces: readonly RibbonPlace[] = positions.map((practice, index) => ({ practice, index }))

/** The position of a ribbon that runs down in a margin. */
export function marginX(side: Side, index: number, { width, pitch }: RibbonGeometry): number {
  return side === 'left' ? (index + 0.4) * pitch : width - (2.4 - index) * pitch
}

type Bend = {
  from: number
  to: number
  /** Where the first quarter turn begins. */
  start: number
  /** The radii of the two quarter turns. */
  radii: readonly [number, number]
  /** Of the drawing. The path overlaps its neighbours. */
  height: number
}

/** Down, a quarter turn, across, a quarter turn, and down again. */
export function bend({ from, to, start, radii: [first, second], height }: Bend): string {
  const way = Math.sign(to - from)
  const [turn, back] = way > 0 ? [0, 1] : [1, 0]
  const across = start + first
  return (
    `M${from} -9V${start}A${first} ${first} 0 0 ${turn} ${from + way * first} ${across}H${to - way * second}` +
    `A${second} ${second} 0 0 ${back} ${to} ${across + second}V${height + 9}`
  )
}

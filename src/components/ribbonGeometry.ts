import { practices } from 'virtual:content/practices'
import type { Position } from '@/lib/positions'
import { ribbonSizes } from '@/lib/ribbonSizes'

const sizes = ribbonSizes(practices.length)

const drawing = <Size extends string>(size: Size, width: number, unit: number) => ({
  size,
  width,
  unit,
  /** From one ribbon's middle to the next. */
  pitch: sizes.pitch * unit,
  /** The width of a ribbon. */
  band: sizes.band * unit,
})

/** Each has its own unit. Heights and starts are multiples of it, and do not depend on the number of practices. */
export const ribbonDrawings = [
  drawing('small', 328, 10),
  drawing('middle', 720, 15),
  drawing('wide', 1200, 20),
] as const

export type RibbonGeometry = (typeof ribbonDrawings)[number]

export type Side = 'left' | 'right'

export type RibbonPlace = { practice: Position /** From left to right, in both margins. */; index: number }

export const ribbonPlaces: readonly RibbonPlace[] = practices.map(({ position }, index) => ({
  practice: position,
  index,
}))

const last = practices.length - 1
/** The index of the middle of all ribbons, which can be between two of them. */
export const middle = last / 2

/** Of a ribbon whose bend is concentric with those of the others: `radius` is that of their middle. */
export const radiusOf = (radius: number, index: number, { pitch, unit }: RibbonGeometry) =>
  radius * unit + (index - middle) * pitch

/** The position of a ribbon that runs down in a margin. */
export function marginX(side: Side, index: number, { width, pitch, band }: RibbonGeometry): number {
  return side === 'left' ? band / 2 + index * pitch : width - band / 2 - (last - index) * pitch
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
    path`M${from} -9V${start}A${first} ${first} 0 0 ${turn} ${from + way * first} ${across}H${to - way * second}` +
    path`A${second} ${second} 0 0 ${back} ${to} ${across + second}V${height + 9}`
  )
}

/** A path with its numbers rounded to hundredths. */
export const path = (texts: TemplateStringsArray, ...numbers: number[]): string =>
  String.raw({ raw: texts }, ...numbers.map((number) => Math.round(number * 100) / 100))

import { easeInOut, easeOut, progress } from './easing'
import { drawField, MARGIN, type Stage, WIDTH } from './field'
import { course, drawRibbon, type Point } from './ribbon'
import { drawStanding, fitting, setType } from './type'

/** The logo is designed on a square of 32 units. */
const UNIT = 9
const LEFT = MARGIN + 40
const TOP = 158
const STROKE = 4.5 * UNIT
/** The distance from which the three streams of the logo come down. */
const ABOVE = TOP + 40

const at = (x: number, y: number) => [LEFT + x * UNIT, TOP + y * UNIT] as Point
const above = (x: number) => [LEFT + x * UNIT, TOP + 2 * UNIT - ABOVE] as Point

const left = course([above(5), at(5, 21), at(16, 21)], [11 * UNIT])
const right = course([above(27), at(27, 21), at(16, 21)], [11 * UNIT])
const middle = course([above(16), at(16, 20)], [])
const stem = course([at(16, 18.75), at(16, 31)], [])

/** Three streams come down and form the logo. */
export function drawMark(stage: Stage, time: number) {
  const { context, paper, texts } = stage
  // The white of the ribbon becomes the background.
  drawField(stage, paper, progress(time, 0.1, 0.8))
  const down = progress(time, -0.4, 0.75, easeInOut)
  const tail = ABOVE * progress(time, 0.35, 1.15, easeInOut)
  for (const [stream, colour] of [
    [left, paper.technical],
    [right, paper.ca],
    [middle, paper.digital],
  ] as const) {
    drawRibbon(context, stream, { colour, width: STROKE, from: tail, to: stream.length * down })
  }
  drawRibbon(context, stem, {
    colour: paper.ink,
    width: STROKE,
    to: stem.length * progress(time, 0.65, 1.15, easeOut),
  })

  const x = LEFT + 32 * UNIT + 12
  const baseline = TOP + 31 * UNIT
  const size = fitting(context, texts.name, { size: 268, width: WIDTH - MARGIN - x })
  drawStanding(context, texts.name, {
    x,
    baseline,
    size,
    colour: paper.ink,
    rise: progress(time, 0.8, 1.7, easeOut),
  })

  // As wide as the logo and the name above it.
  const start = LEFT + 5 * UNIT - STROKE / 2
  setType(context, 'display', size)
  const end = x + context.measureText(texts.name).actualBoundingBoxRight
  const strapline = { size: 64, width: end - start, face: 'text' as const, weight: 600 }
  drawStanding(context, texts.strapline, {
    ...strapline,
    x: start,
    baseline: baseline + 96,
    size: fitting(context, texts.strapline, strapline),
    colour: paper.ink,
    rise: progress(time, 1.15, 1.95, easeOut),
  })
}

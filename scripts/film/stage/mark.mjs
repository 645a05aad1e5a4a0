import { easeInOut, easeOut, progress } from './easing.mjs'
import { drawField, MARGIN, WIDTH } from './field.mjs'
import { course, drawRibbon } from './ribbon.mjs'
import { drawStanding, fitting, setType } from './type.mjs'

/** The mark is drawn in a square of 32 units, as on the site. */
const UNIT = 9
const LEFT = MARGIN + 40
const TOP = 158
const STROKE = 4.5 * UNIT
/** How far above the mark its three streams begin, before they have come down. */
const ABOVE = TOP + 40

const at = (/** @type {number} */ x, /** @type {number} */ y) =>
  /** @type {import('./ribbon.mjs').Point} */ ([LEFT + x * UNIT, TOP + y * UNIT])
const above = (/** @type {number} */ x) =>
  /** @type {import('./ribbon.mjs').Point} */ ([LEFT + x * UNIT, TOP + 2 * UNIT - ABOVE])

const left = course([above(5), at(5, 21), at(16, 21)], [11 * UNIT])
const right = course([above(27), at(27, 21), at(16, 21)], [11 * UNIT])
const middle = course([above(16), at(16, 20)], [])
const stem = course([at(16, 18.75), at(16, 31)], [])

/** The three come down together and are the mark. @type {import('./field.mjs').DrawScene} */
export function drawMark(stage, time) {
  const { context, paper, words } = stage
  // It opens on the ribbon's own white, which becomes a page.
  drawField(stage, paper, progress(time, 0.1, 0.8))
  const down = progress(time, -0.4, 0.75, easeInOut)
  const tail = ABOVE * progress(time, 0.35, 1.15, easeInOut)
  for (const [stream, colour] of /** @type {const} */ ([
    [left, paper.technical],
    [right, paper.ca],
    [middle, paper.digital],
  ])) {
    drawRibbon(context, stream, { colour, width: STROKE, from: tail, to: stream.length * down })
  }
  drawRibbon(context, stem, {
    colour: paper.ink,
    width: STROKE,
    to: stem.length * progress(time, 0.65, 1.15, easeOut),
  })

  const x = LEFT + 32 * UNIT + 12
  const baseline = TOP + 31 * UNIT
  const size = fitting(context, words.name, { size: 268, width: WIDTH - MARGIN - x })
  drawStanding(context, words.name, {
    x,
    baseline,
    size,
    colour: paper.ink,
    rise: progress(time, 0.8, 1.7, easeOut),
  })

  // As wide as the mark and the name above it.
  const start = LEFT + 5 * UNIT - STROKE / 2
  setType(context, 'display', size)
  const end = x + context.measureText(words.name).actualBoundingBoxRight
  const strapline = { size: 64, width: end - start, face: /** @type {const} */ ('text'), weight: 600 }
  drawStanding(context, words.strapline, {
    ...strapline,
    x: start,
    baseline: baseline + 96,
    size: fitting(context, words.strapline, strapline),
    colour: paper.ink,
    rise: progress(time, 1.15, 1.95, easeOut),
  })
}

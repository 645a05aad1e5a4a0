import { easeOut, mix, progress } from './easing.mjs'
import { drawField, fillRect, within } from './field.mjs'
import { BAND, course, drawRibbon, lengthTo, pointAt } from './ribbon.mjs'
import { drawTitleField, isShrinking, SCENE_OPENS } from './titleField.mjs'
import { drawStanding, fitting } from './type.mjs'

const UPPER = 250
const LOWER = 570
const FLOOR = LOWER - BAND / 2
const PEN = 6
const line = course(
  [
    [1150, -60],
    [1150, UPPER],
    [56, UPPER],
    [56, LOWER],
    [1400, LOWER],
  ],
  [90, 160, 160],
)
/** The stretch that the title field leaves behind; the ribbon grows from both of its ends. */
const FROM = 216
const TO = 1060
const stretch = { from: lengthTo(line, [TO, UPPER]), to: lengthTo(line, [FROM, UPPER]) }

const RIBBON_GROWS = 1.95 // s
const TRAVEL = { start: 2.3, end: 4.75 } // s
const WORDS = 440

/** A mark travels along the line; where it passes, it is seen. @type {import('./field.mjs').DrawScene} */
export function drawDigital(stage, time) {
  const { context, night, words } = stage
  if (isShrinking(time)) {
    drawField(stage, night)
  }
  const title = words.practices[1]
  const rest = { top: UPPER - BAND / 2, from: FROM, to: TO }
  drawTitleField(context, {
    side: 'top',
    colour: night.digital,
    ink: night.onDigital,
    title,
    time,
    line: rest,
  })
  if (time < RIBBON_GROWS) return

  const back = progress(time, RIBBON_GROWS, RIBBON_GROWS + 0.5)
  const ahead = progress(time, RIBBON_GROWS, 3.5)
  drawRibbon(context, line, {
    colour: night.digital,
    from: mix(stretch.from, 0, back),
    to: mix(stretch.to, line.length, ahead),
  })
  const size = fitting(context, words.lines[1], { size: 176, width: 560 })
  const rise = progress(time, SCENE_OPENS, SCENE_OPENS + 0.8, easeOut)
  drawStanding(context, words.lines[1], {
    x: WORDS,
    baseline: UPPER - BAND / 2,
    size,
    colour: night.ink,
    rise,
  })

  const along = mix(lengthTo(line, [WORDS - 60, UPPER]), line.length, travelled(time))
  within(context, [0, 0, 1280, FLOOR], () => {
    drawCard(context, night, along)
    drawFilm(context, night, along)
    drawSearch(context, night, along)
  })
  const [x, y] = pointAt(line, along)
  drawMark(context, night, {
    x,
    y,
    radius: 34 * progress(time, TRAVEL.start - 0.1, TRAVEL.start + 0.4, easeOut),
  })
}

/** Steady between a soft start and a soft end. @param {number} time */
function travelled(time) {
  const share = Math.min(Math.max((time - TRAVEL.start) / (TRAVEL.end - TRAVEL.start), 0), 1)
  return share * share * (3 - 2 * share) * 0.35 + share * 0.65
}

/** How far a thing at `x` has come up since the mark passed it. @param {number} along @param {number} x */
function risen(along, x) {
  const passed = along - lengthTo(line, [x, LOWER])
  return easeOut((passed + 40) / 420)
}

/**
 * The brand that travels: a disc, one half of it filled.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {import('./field.mjs').Palette} night
 * @param {{ x: number, y: number, radius: number, ring?: string }} place
 */
function drawMark(context, night, { x, y, radius, ring = night.field }) {
  if (radius <= 8) return
  disc(context, ring, x, y, radius + 8)
  disc(context, night.ink, x, y, radius)
  context.fillStyle = night.digital
  context.beginPath()
  context.arc(x, y, radius - 8, -Math.PI / 2, Math.PI / 2)
  context.fill()
}

/** @param {CanvasRenderingContext2D} context @param {string} colour @param {number} x @param {number} y @param {number} radius */
function disc(context, colour, x, y, radius) {
  context.fillStyle = colour
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fill()
}

/** @typedef {(context: CanvasRenderingContext2D, night: import('./field.mjs').Palette, along: number) => void} DrawThing */

/** The name on the card. @type {DrawThing} */
function drawCard(context, night, along) {
  const rise = risen(along, 345)
  if (rise <= 0) return
  const top = mix(FLOOR, FLOOR - 128, rise)
  fillRect(context, night.ink, 250, top, 204, 128)
  drawMark(context, night, { x: 306, y: top + 64, radius: 30, ring: night.field })
  fillRect(context, night.field, 362, top + 44, 68, 12)
  fillRect(context, night.field, 362, top + 72, 46, 12)
}

/** The film. @type {DrawThing} */
function drawFilm(context, night, along) {
  const rise = risen(along, 660)
  if (rise <= 0) return
  const top = mix(FLOOR, FLOOR - 184, rise)
  outline(context, night, [520, top, 300, 190])
  drawMark(context, night, { x: 670, y: top + 78, radius: 48 })
  fillRect(context, night.ink, 548, top + 150, 244, 10)
  fillRect(
    context,
    night.digital,
    548,
    top + 150,
    244 * Math.min(Math.max((along - lengthTo(line, [660, LOWER])) / 900, 0), 0.7),
    10,
  )
}

/** The search result. @type {DrawThing} */
function drawSearch(context, night, along) {
  const rise = risen(along, 1010)
  if (rise <= 0) return
  const top = mix(FLOOR, FLOOR - 246, rise)
  outline(context, night, [888, top, 312, 60])
  context.strokeStyle = night.ink
  context.lineWidth = PEN
  context.beginPath()
  context.arc(922, top + 28, 12, 0, 2 * Math.PI)
  context.moveTo(931, top + 37)
  context.lineTo(942, top + 48)
  context.stroke()
  fillRect(context, night.ink, 960, top + 24, 150, 12)
  fillRect(context, night.ink, 888, top + 84, 312, 96)
  drawMark(context, night, { x: 936, y: top + 132, radius: 28, ring: night.field })
  fillRect(context, night.field, 990, top + 112, 170, 14)
  fillRect(context, night.field, 990, top + 140, 110, 14)
  outline(context, night, [888, top + 204, 312, 60])
  fillRect(context, night.ink, 916, top + 223, 150, 10)
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {import('./field.mjs').Palette} night
 * @param {[x: number, y: number, width: number, height: number]} box
 */
function outline(context, night, [x, y, width, height]) {
  fillRect(context, night.field, x, y, width, height)
  context.strokeStyle = night.ink
  context.lineWidth = PEN
  context.strokeRect(x + PEN / 2, y + PEN / 2, width - PEN, height - PEN)
}

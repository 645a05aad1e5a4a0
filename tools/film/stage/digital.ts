import { easeOut, mix, progress } from './easing'
import { drawField, fillRect, type Palette, type Stage, within } from './field'
import { BAND, course, drawRibbon, lengthTo, pointAt } from './ribbon'
import { drawTitleField, isShrinking, SCENE_OPENS } from './titleField'
import { drawStanding, fitting } from './type'

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
/** The part of the ribbon that remains of the title field. The ribbon grows from both of its ends. */
const FROM = 216
const TO = 1060
const stretch = { from: lengthTo(line, [TO, UPPER]), to: lengthTo(line, [FROM, UPPER]) }

const RIBBON_GROWS = 1.95 // s
const TRAVEL = { start: 2.3, end: 4.75 } // s
const WORDS = 440

/** A logo travels along the line and appears on what it passes. */
export function drawDigital(stage: Stage, time: number) {
  const { context, night, texts } = stage
  if (isShrinking(time)) {
    drawField(stage, night)
  }
  const title = texts.practices[1]
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
  const size = fitting(context, texts.lines[1], { size: 176, width: 560 })
  const rise = progress(time, SCENE_OPENS, SCENE_OPENS + 0.8, easeOut)
  drawStanding(context, texts.lines[1], {
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

/** Constant speed between a soft start and a soft end. */
function travelled(time: number) {
  const share = Math.min(Math.max((time - TRAVEL.start) / (TRAVEL.end - TRAVEL.start), 0), 1)
  return share * share * (3 - 2 * share) * 0.35 + share * 0.65
}

/** How far an object at `x` has risen since the logo passed it. */
function risen(along: number, x: number) {
  const passed = along - lengthTo(line, [x, LOWER])
  return easeOut((passed + 40) / 420)
}

/** The travelling logo: a disc with one filled half. */
function drawMark(
  context: CanvasRenderingContext2D,
  night: Palette,
  { x, y, radius, ring = night.field }: { x: number; y: number; radius: number; ring?: string },
) {
  if (radius <= 8) return
  disc(context, ring, x, y, radius + 8)
  disc(context, night.ink, x, y, radius)
  context.fillStyle = night.digital
  context.beginPath()
  context.arc(x, y, radius - 8, -Math.PI / 2, Math.PI / 2)
  context.fill()
}

function disc(context: CanvasRenderingContext2D, colour: string, x: number, y: number, radius: number) {
  context.fillStyle = colour
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fill()
}

/** A business card. */
function drawCard(context: CanvasRenderingContext2D, night: Palette, along: number) {
  const rise = risen(along, 345)
  if (rise <= 0) return
  const top = mix(FLOOR, FLOOR - 128, rise)
  fillRect(context, night.ink, 250, top, 204, 128)
  drawMark(context, night, { x: 306, y: top + 64, radius: 30, ring: night.field })
  fillRect(context, night.field, 362, top + 44, 68, 12)
  fillRect(context, night.field, 362, top + 72, 46, 12)
}

/** A video player. */
function drawFilm(context: CanvasRenderingContext2D, night: Palette, along: number) {
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

/** A search result. */
function drawSearch(context: CanvasRenderingContext2D, night: Palette, along: number) {
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

function outline(
  context: CanvasRenderingContext2D,
  night: Palette,
  [x, y, width, height]: [x: number, y: number, width: number, height: number],
) {
  fillRect(context, night.field, x, y, width, height)
  context.strokeStyle = night.ink
  context.lineWidth = PEN
  context.strokeRect(x + PEN / 2, y + PEN / 2, width - PEN, height - PEN)
}

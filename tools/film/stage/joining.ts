import { easeInOut, easeOut, glide, mix, progress } from './easing'
import {
  COLUMN,
  fillRect,
  HAIRLINE,
  HAIRLINE_SHARE,
  HEIGHT,
  MARGIN,
  type Palette,
  type Stage,
  WIDTH,
} from './field'
import { BAND, course, drawRibbon, PITCH } from './ribbon'
import { drawStanding, fitting } from './type'

const ROOF = 190
const FORK = 1500
const MEETING = 2330
/** With this radius the two bends fill the height of the frame. */
const CLOSE = 2.7
const BEND = HEIGHT / 2 / CLOSE
const HIGH = 290

const indigo = side(-1)
const emerald = side(1)
const vermilion = course(
  [
    [-400, ROOF],
    [MEETING, ROOF],
  ],
  [],
)
const white = course(
  [
    [MEETING, ROOF],
    [MEETING + 4000, ROOF],
  ],
  [],
)

/** An outer ribbon that leaves the other two and comes back. */
function side(way: -1 | 1) {
  const lane = ROOF + way * PITCH
  const far = ROOF + way * HIGH
  const back = MEETING - BEND
  return course(
    [
      [-400, lane],
      [FORK, lane],
      [FORK, far],
      [back, far],
      [back, ROOF],
      [MEETING, ROOF],
    ],
    [60, 80, 80, BEND],
  )
}

/** The three ribbons run side by side, separate once more and join into one. */
export function drawJoining(stage: Stage, time: number) {
  const { context, night, texts } = stage
  const lift = mix(HEIGHT + PITCH, 0, progress(time, 0, 0.9))
  fillRect(context, night.field, 0, ROOF - PITCH - BAND / 2 - 8 + lift, WIDTH, HEIGHT * 2)

  context.save()
  if (lift > 0) {
    context.beginPath()
    context.rect(0, ROOF - PITCH - BAND / 2 - 8 + lift, WIDTH, HEIGHT * 2)
    context.clip()
  } else {
    fillRect(context, night.field, 0, 0, WIDTH, HEIGHT)
  }
  const view = camera(time)
  look(context, view)
  drawGrid(context, night, view)
  context.translate(0, lift)

  const heads = progress(time, 1.9, 3.5, glide)
  const seen = 1400
  drawRibbon(context, indigo, { colour: night.technical, to: mix(seen + 400, indigo.length, heads) })
  drawRibbon(context, emerald, { colour: night.ca, to: mix(seen + 400, emerald.length, heads) })
  drawRibbon(context, vermilion, { colour: night.digital, to: mix(seen + 400, vermilion.length, heads) })
  drawRibbon(context, white, { colour: night.ink, to: 4000 * progress(time, 3.44, 4.6, easeInOut) })

  const size = fitting(context, texts.roof, { size: 168, width: 1190 })
  const rise = progress(time, 0.75, 1.5, easeOut)
  drawStanding(context, texts.roof, { x: MARGIN, baseline: 450, size, colour: night.ink, rise })
  drawStanding(context, texts.places, {
    x: MARGIN,
    baseline: 545,
    size: 64,
    face: 'text',
    weight: 550,
    colour: night.ink,
    rise: progress(time, 1, 1.7, easeOut),
  })
  context.restore()
}

function camera(time: number) {
  const follow = progress(time, 1.9, 3.55, easeInOut)
  const near = progress(time, 2.5, 3.6, easeInOut)
  const into = progress(time, 3.9, 4.6, easeInOut)
  const zoom = CLOSE ** near * 10 ** into
  return {
    near,
    x: mix(mix(WIDTH / 2, MEETING - 122, follow), MEETING + 60, into),
    y: mix(HEIGHT / 2, ROOF, follow),
    zoom,
  }
}

function look(context: CanvasRenderingContext2D, { x, y, zoom }: { x: number; y: number; zoom: number }) {
  context.translate(WIDTH / 2, HEIGHT / 2)
  context.scale(zoom, zoom)
  context.translate(-x, -y)
}

function drawGrid(
  context: CanvasRenderingContext2D,
  night: Palette,
  { near, zoom }: { near: number; zoom: number },
) {
  context.save()
  context.globalAlpha = HAIRLINE_SHARE
  for (let x = MARGIN; x < MEETING + 1000; x += COLUMN)
    fillRect(context, night.ink, x, -600, HAIRLINE / zoom, 2000)
  context.globalAlpha = HAIRLINE_SHARE * near
  for (let row = -3; row <= 3; row += 1) {
    fillRect(context, night.ink, FORK, ROOF + (row * BEND) / 3, 3000, HAIRLINE / zoom)
  }
  context.restore()
}

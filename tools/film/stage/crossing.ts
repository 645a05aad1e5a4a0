import { easeOut, glide, mix, progress } from './easing'
import { drawField, MARGIN, type Stage } from './field'
import { BAND, type Course, course, drawOverpass, drawRibbon } from './ribbon'
import { drawStanding } from './type'

const UPPER = 216
const LOWER = 476
const indigo = course(
  [
    [-40, UPPER],
    [1090, UPPER],
    [1090, 800],
  ],
  [110],
)
const vermilion = course(
  [
    [790, -60],
    [790, 640],
    [-60, 640],
  ],
  [110],
)
const emerald = course(
  [
    [1340, LOWER],
    [-60, LOWER],
  ],
  [],
)

/** Three ribbons enter from three sides and cross over and under each other. */
export function drawCrossing(stage: Stage, time: number) {
  const { context, night, texts } = stage
  drawField(stage, night)
  const head = ({ length }: Course, start: number) =>
    // The first frame must not be empty.
    length * mix(0.16, 1, progress(time, start, start + 1.7, glide))
  const heads = { indigo: head(indigo, -0.1), vermilion: head(vermilion, 0.05), emerald: head(emerald, 0.2) }

  drawRibbon(context, indigo, { colour: night.technical, to: heads.indigo })
  drawRibbon(context, emerald, { colour: night.ca, to: heads.emerald })
  drawOverpass(context, emerald, {
    colour: night.ca,
    field: night.field,
    at: [1090, LOWER],
    to: heads.emerald,
  })
  drawRibbon(context, vermilion, { colour: night.digital, to: heads.vermilion })
  drawOverpass(context, vermilion, {
    colour: night.digital,
    field: night.field,
    at: [790, LOWER],
    to: heads.vermilion,
  })
  drawOverpass(context, indigo, {
    colour: night.technical,
    field: night.field,
    at: [790, UPPER],
    to: heads.indigo,
  })

  const type = { x: MARGIN, size: 168, colour: night.ink }
  drawStanding(context, texts.opening[0], {
    ...type,
    baseline: UPPER - BAND / 2,
    rise: progress(time, 0.45, 1.25, easeOut),
  })
  drawStanding(context, texts.opening[1], {
    ...type,
    baseline: LOWER - BAND / 2,
    rise: progress(time, 0.8, 1.6, easeOut),
  })
}

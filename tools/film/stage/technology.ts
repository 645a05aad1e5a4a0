import { easeOut, mix, progress } from './easing'
import { drawField, fillRect, MARGIN, type Palette, type Stage, WIDTH, within } from './field'
import { drawTitleField, isShrinking, SCENE_OPENS } from './titleField'
import { drawStanding, fitting } from './type'

const FLOOR = 560
const PEN = 6

/** A web page rises out of a line. */
export function drawTechnology(stage: Stage, time: number) {
  const { context, paper, texts } = stage
  if (isShrinking(time)) {
    drawField(stage, paper)
    within(context, [0, 0, WIDTH, FLOOR], () => {
      drawSite(context, paper, time)
      drawPhone(context, paper, time)
    })
  }
  const line = { top: FLOOR }
  const title = texts.practices[0]
  drawTitleField(context, {
    side: 'left',
    colour: paper.technical,
    ink: paper.onTechnical,
    title,
    time,
    line,
  })
  const size = fitting(context, texts.lines[0], { size: 176, width: 570 })
  const rise = progress(time, SCENE_OPENS, SCENE_OPENS + 0.8, easeOut)
  drawStanding(context, texts.lines[0], { x: MARGIN, baseline: FLOOR, size, colour: paper.ink, rise })
}

function drawSite(context: CanvasRenderingContext2D, paper: Palette, time: number) {
  const left = 680
  const right = 1140
  const top = 120
  const pen = progress(time, 1.85, 2.75)
  drawOpenBox(context, paper.ink, { left, right, top, pen })
  const bar = progress(time, 2.4, 2.9, easeOut)
  fillRect(context, paper.ink, left, top + 46, (right - left) * bar, PEN)
  for (const [index, x] of [left + 24, left + 48].entries()) {
    if (time > 2.6 + index * 0.12) fillRect(context, paper.ink, x, top + 18, 14, 14)
  }
  rising(context, paper.technical, [left + 28, 200, 404, 148], progress(time, 2.3, 3.2, easeOut))
  rising(context, paper.ink, [left + 28, 376, 230, 20], progress(time, 2.55, 3.35, easeOut))
  rising(context, paper.ink, [left + 28, 410, 160, 20], progress(time, 2.65, 3.45, easeOut))
  for (const index of [0, 1, 2]) {
    const start = 2.8 + index * 0.1
    outlined(
      context,
      paper.ink,
      [left + 28 + index * 139, 456, 126, 92],
      progress(time, start, start + 0.8, easeOut),
    )
  }
  // The text arrives last.
  const written = progress(time, 3.15, 3.7)
  fillRect(context, paper.onTechnical, left + 56, 236, 250 * written, 26)
  fillRect(context, paper.onTechnical, left + 56, 280, 170 * progress(time, 3.3, 3.8), 26)
}

/** The same page on a phone. */
function drawPhone(context: CanvasRenderingContext2D, paper: Palette, time: number) {
  const up = progress(time, 3, 3.9, easeOut)
  if (up <= 0) return
  const left = 1060
  const right = 1240
  const top = mix(FLOOR, 268, up)
  fillRect(context, paper.field, left - 14, top - 14, right - left + 28, FLOOR)
  drawOpenBox(context, paper.ink, { left, right, top, pen: 1 })
  fillRect(context, paper.technical, left + 20, top + 24, 140, 104)
  fillRect(context, paper.onTechnical, left + 36, top + 50, 90, 16)
  fillRect(context, paper.onTechnical, left + 36, top + 78, 58, 16)
  fillRect(context, paper.ink, left + 20, top + 148, 110, 14)
  fillRect(context, paper.ink, left + 20, top + 174, 78, 14)
  outlined(context, paper.ink, [left + 20, top + 208, 140, 92], 1)
}

/** A box without a bottom edge, drawn from its left foot to its right. */
function drawOpenBox(
  context: CanvasRenderingContext2D,
  colour: string,
  { left, right, top, pen }: { left: number; right: number; top: number; pen: number },
) {
  const length = 2 * (FLOOR - top) + right - left
  context.save()
  context.strokeStyle = colour
  context.lineWidth = PEN
  context.lineJoin = 'miter'
  context.setLineDash([length * pen, length])
  context.beginPath()
  context.moveTo(left, FLOOR)
  context.lineTo(left, top)
  context.lineTo(right, top)
  context.lineTo(right, FLOOR)
  if (pen > 0) context.stroke()
  context.restore()
}

function rising(
  context: CanvasRenderingContext2D,
  colour: string,
  [x, y, width, height]: [x: number, y: number, width: number, height: number],
  share: number,
) {
  if (share > 0) fillRect(context, colour, x, mix(FLOOR, y, share), width, height)
}

function outlined(...[context, colour, [x, y, width, height], share]: Parameters<typeof rising>) {
  if (share <= 0) return
  context.strokeStyle = colour
  context.lineWidth = PEN
  context.strokeRect(x + PEN / 2, mix(FLOOR, y, share) + PEN / 2, width - PEN, height - PEN)
}

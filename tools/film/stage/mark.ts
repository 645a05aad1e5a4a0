import { easeInOut, easeOut, progress } from './easing'
import { drawField, MARGIN, type Stage, WIDTH, within } from './field'
import { drawStanding, fitting, setType } from './type'

export const LOGO_SIZE = 288
const LEFT = MARGIN + 40
const TOP = 158
/** Most logos leave a margin in their square. */
const INSET = LOGO_SIZE * 0.086

/** The logo appears from above, then the name and the claim rise. */
export function drawMark(stage: Stage, time: number) {
  const { context, paper, texts } = stage
  // The white of the ribbon becomes the background.
  drawField(stage, paper, progress(time, 0.1, 0.8))
  const shown = progress(time, -0.2, 1.05, easeInOut)
  within(context, [LEFT, TOP, LOGO_SIZE, LOGO_SIZE * shown], () => {
    context.drawImage(stage.logo, LEFT, TOP, LOGO_SIZE, LOGO_SIZE)
  })

  const x = LEFT + LOGO_SIZE + 12
  const baseline = TOP + LOGO_SIZE - LOGO_SIZE / 32
  const size = fitting(context, texts.name, { size: 268, width: WIDTH - MARGIN - x })
  drawStanding(context, texts.name, {
    x,
    baseline,
    size,
    colour: paper.ink,
    rise: progress(time, 0.8, 1.7, easeOut),
  })

  // As wide as the logo and the name above it.
  const start = LEFT + INSET
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

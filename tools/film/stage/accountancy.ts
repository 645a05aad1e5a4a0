import { easeInOut, easeOut, progress } from './easing'
import { drawField, fillRect, MARGIN, type Palette, type Stage, WIDTH } from './field'
import { drawFigures, type Swap } from './figures'
import { drawTitleField, isShrinking, SCENE_OPENS } from './titleField'
import { drawStanding, fitting } from './type'

const FLOOR = 560
const TOP = 96
const ROW = 62
const RULE = 5
const SIDES = [
  { left: MARGIN, right: 612 },
  { left: 668, right: WIDTH - MARGIN },
] as const

/** Two digits of the last sale are swapped. The totals differ by 540, a multiple of nine, which is how one finds out. */
const ENTRIES = [
  ['9,480.00', '11,520.00', '3,600.00'],
  ['8,000.00', '2,000.00', '14,060.00'],
]
const WRONG_DIGIT = 3
const TOTALS = ['24,600.00', '24,060.00']
const SWAP = { start: 3.55, end: 4.15 } // s

/** An account that does not balance, until two swapped digits change places. */
export function drawAccountancy(stage: Stage, time: number) {
  const { context, paper, texts } = stage
  if (isShrinking(time)) {
    drawField(stage, paper)
    drawAccount(stage, time)
  }
  const title = texts.practices[2]
  const line = { top: FLOOR }
  drawTitleField(context, { side: 'right', colour: paper.ca, ink: paper.onCa, title, time, line })
  const size = fitting(context, texts.lines[2], { size: 150, width: 1190 })
  const rise = progress(time, SCENE_OPENS, SCENE_OPENS + 0.8, easeOut)
  drawStanding(context, texts.lines[2], { x: MARGIN, baseline: FLOOR, size, colour: paper.ink, rise })
}

function drawAccount({ context, paper, texts }: Stage, time: number) {
  const share = progress(time, SWAP.start, SWAP.end, easeInOut)
  const field = share < 0.5 ? paper.softDigital : paper.softCa
  const swap = { at: WRONG_DIGIT, share, field, shown: progress(time, 3.2, 3.5) }
  fillRect(context, paper.ink, MARGIN, TOP, (WIDTH - 2 * MARGIN) * progress(time, 1.75, 2.5), RULE)
  fillRect(context, paper.ink, WIDTH / 2 - RULE / 2, TOP, RULE, 330 * progress(time, 2.1, 2.7))
  for (const [side, { left, right }] of SIDES.entries()) {
    const heading = progress(time, 1.95, 2.6, easeOut)
    drawStanding(context, texts.sides[side] ?? '', {
      x: left,
      baseline: TOP - 14,
      size: 44,
      face: 'text',
      colour: paper.ink,
      rise: heading,
    })
    for (const [row, figures] of (ENTRIES[side] ?? []).entries()) {
      const start = 2.2 + row * 0.22 + side * 0.11
      const baseline = TOP + (row + 1) * ROW
      const isWrong = side === 1 && row === 2
      drawFigures(context, figures, {
        right,
        baseline,
        size: 50,
        colour: paper.ink,
        rise: progress(time, start, start + 0.6, easeOut),
        ...(isWrong && { swap }),
      })
      drawStanding(context, texts.entries[side]?.[row] ?? '', {
        x: left,
        baseline,
        size: 44,
        face: 'text',
        weight: 500,
        colour: paper.ink,
        rise: progress(time, start, start + 0.6, easeOut),
      })
      hairline(context, paper.ink, {
        left,
        right,
        y: baseline + 12,
        share: progress(time, start, start + 0.6),
      })
    }
    drawTotal({ context, paper, time, swap, side, left, right })
  }
}

function drawTotal({
  context,
  paper,
  time,
  swap,
  side,
  left,
  right,
}: {
  context: CanvasRenderingContext2D
  paper: Palette
  time: number
  swap: Swap
  side: number
  left: number
  right: number
}) {
  const baseline = TOP + 4 * ROW + 22
  const start = 2.85 + side * 0.1
  drawFigures(context, TOTALS[side] ?? '', {
    right,
    baseline,
    size: 62,
    weight: 700,
    colour: paper.ink,
    rise: progress(time, start, start + 0.6, easeOut),
    ...(side === 1 && { swap }),
  })
  // A double line marks a final sum.
  for (const index of [0, 1]) {
    const drawn = progress(time, 4.15 + index * 0.12, 4.65 + index * 0.12)
    fillRect(context, paper.ca, left, baseline + 18 + index * 16, (right - left) * drawn, 9)
  }
}

function hairline(
  context: CanvasRenderingContext2D,
  colour: string,
  { left, right, y, share }: { left: number; right: number; y: number; share: number },
) {
  context.globalAlpha = 0.3
  fillRect(context, colour, left, y, (right - left) * share, 2)
  context.globalAlpha = 1
}

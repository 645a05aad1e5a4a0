import { fillRect } from './field'
import { setType } from './type'

/** Two neighbouring digits that change places. */
export type Swap = { at: number; share: number; field: string; shown: number }
type FiguresLook = {
  right: number
  baseline: number
  size: number
  colour: string
  rise: number
  weight?: number
  swap?: Swap
}

/** Draws digits of equal width, because a canvas has no access to a font's tabular figures. */
export function drawFigures(
  context: CanvasRenderingContext2D,
  figures: string,
  { right, baseline, size, colour, rise, weight = 550, swap }: FiguresLook,
) {
  if (rise <= 0) return
  setType(context, 'text', size, weight)
  const digit = context.measureText('0').width * 0.96
  const sign = digit * 0.5
  const widths = [...figures].map((letter) => (/\d/.test(letter) ? digit : sign))
  const left = right - widths.reduce((total, width) => total + width, 0)
  const middles = widths.map((width, index) => left + sum(widths.slice(0, index)) + width / 2)
  const y = baseline + (1 - rise) * size

  context.save()
  context.beginPath()
  context.rect(left - size, baseline - size, right - left + 2 * size, size * 1.14)
  context.clip()
  if (swap) {
    const start = (middles[swap.at] ?? 0) - digit / 2
    fillRect(context, swap.field, start - 4, baseline - size * 0.86, (digit * 2 + 8) * swap.shown, size)
  }
  context.restore()

  context.save()
  if (!swap || swap.share <= 0 || swap.share >= 1) {
    context.beginPath()
    context.rect(left - size, baseline - size, right - left + 2 * size, size * 1.14)
    context.clip()
  }
  context.fillStyle = colour
  context.textAlign = 'center'
  for (const [index, letter] of [...figures].entries()) {
    const middle = middles[index] ?? 0
    if (swap && (index === swap.at || index === swap.at + 1)) {
      const centre = ((middles[swap.at] ?? 0) + (middles[swap.at + 1] ?? 0)) / 2
      const angle = swap.share * Math.PI
      const reach = middle - centre
      context.fillText(letter, centre + reach * Math.cos(angle), y + reach * Math.sin(angle) * 1.5)
    } else {
      context.fillText(letter, middle, y)
    }
  }
  context.restore()
}

function sum(numbers: number[]) {
  return numbers.reduce((total, number) => total + number, 0)
}

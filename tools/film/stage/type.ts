type Face = 'display' | 'text'

const FAMILY = { display: 'Film Display', text: 'Film Text' }
/** In em, as in the large headings of the site. */
const TRACKING = { display: -0.046, text: 0 }
const WEIGHT = { display: 800, text: 600 }

export function setType(
  context: CanvasRenderingContext2D,
  face: Face,
  size: number,
  weight: number = WEIGHT[face],
) {
  context.font = `${weight} ${size}px '${FAMILY[face]}'`
  context.letterSpacing = `${TRACKING[face] * size}px`
  context.fontKerning = 'normal'
  context.textBaseline = 'alphabetic'
  context.textAlign = 'left'
}

/** The largest size up to `size` at which the text fits. */
export function fitting(
  context: CanvasRenderingContext2D,
  text: string,
  { size, width, face = 'display', weight }: { size: number; width: number; face?: Face; weight?: number },
) {
  setType(context, face, size, weight)
  return Math.min(size, (size * width) / context.measureText(text).width)
}

/** Draws text that rises from behind its baseline. `x` is the visible left edge of the first letter. */
export function drawStanding(
  context: CanvasRenderingContext2D,
  text: string,
  {
    x,
    baseline,
    size,
    colour,
    rise = 1,
    face = 'display',
    weight,
  }: {
    x: number
    baseline: number
    size: number
    colour: string
    rise?: number
    face?: Face
    weight?: number
  },
) {
  if (rise <= 0) return
  setType(context, face, size, weight)
  const ink = context.measureText(text)
  context.save()
  context.beginPath()
  const depth = Math.max(ink.actualBoundingBoxDescent, size * 0.01)
  context.rect(x - size, baseline - size * 1.2, ink.width + 2 * size, size * 1.2 + depth)
  context.clip()
  context.fillStyle = colour
  const hidden = ink.actualBoundingBoxAscent + depth
  context.fillText(text, x + ink.actualBoundingBoxLeft, baseline + (1 - rise) * hidden)
  context.restore()
}

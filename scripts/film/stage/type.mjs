/** @typedef {'display' | 'text'} Face */

const FAMILY = { display: 'Film Display', text: 'Film Text' }
/** em; the site sets its large type as tightly. */
const TRACKING = { display: -0.046, text: 0 }
const WEIGHT = { display: 800, text: 600 }

/** @param {CanvasRenderingContext2D} context @param {Face} face @param {number} size @param {number} [weight] */
export function setType(context, face, size, weight = WEIGHT[face]) {
  context.font = `${weight} ${size}px '${FAMILY[face]}'`
  context.letterSpacing = `${TRACKING[face] * size}px`
  context.fontKerning = 'normal'
  context.textBaseline = 'alphabetic'
  context.textAlign = 'left'
}

/** The size at which the words fit: an owner's name may be longer than ours. */
export function fitting(
  /** @type {CanvasRenderingContext2D} */ context,
  /** @type {string} */ words,
  /** @type {{ size: number, width: number, face?: Face, weight?: number }} */ {
    size,
    width,
    face = 'display',
    weight,
  },
) {
  setType(context, face, size, weight)
  return Math.min(size, (size * width) / context.measureText(words).width)
}

/**
 * Words that come up from behind the line they stand on. `x` is the left edge of the first letter itself.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {string} words
 * @param {{ x: number, baseline: number, size: number, colour: string, rise?: number, face?: Face, weight?: number }} look
 */
export function drawStanding(
  context,
  words,
  { x, baseline, size, colour, rise = 1, face = 'display', weight },
) {
  if (rise <= 0) return
  setType(context, face, size, weight)
  const ink = context.measureText(words)
  context.save()
  context.beginPath()
  const depth = Math.max(ink.actualBoundingBoxDescent, size * 0.01)
  context.rect(x - size, baseline - size * 1.2, ink.width + 2 * size, size * 1.2 + depth)
  context.clip()
  context.fillStyle = colour
  const hidden = ink.actualBoundingBoxAscent + depth
  context.fillText(words, x + ink.actualBoundingBoxLeft, baseline + (1 - rise) * hidden)
  context.restore()
}

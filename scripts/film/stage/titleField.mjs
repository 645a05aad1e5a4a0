import { easeOut, mix, progress } from './easing.mjs'
import { fillRect, HEIGHT, MARGIN, WIDTH, within } from './field.mjs'
import { BAND } from './ribbon.mjs'
import { drawStanding, fitting } from './type.mjs'

const COVERED = 0.6 // s
const SHRINKS = 1.4 // s
const SHRUNK = 2 // s

/**
 * @typedef {{
 *   side: 'left' | 'top' | 'right', colour: string, ink: string, title: string, time: number,
 *   line: { top: number, from?: number, to?: number },
 * }} TitleField
 */

/** Once the field shrinks, the scene's own page lies behind it. */
export const isShrinking = (/** @type {number} */ time) => time >= SHRINKS

/** When the scene's own words may come. */
export const SCENE_OPENS = SHRUNK - 0.1 // s

/**
 * A practice announces itself: its colour covers the picture from its own side, names it, and draws together
 * into the ribbon on which the scene then stands.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {TitleField} titleField
 */
export function drawTitleField(context, { side, colour, ink, title, time, line }) {
  const cover = progress(time, 0, COVERED)
  const shrink = progress(time, SHRINKS, SHRUNK)
  const left = side === 'right' ? mix(WIDTH, 0, cover) : 0
  const right = side === 'left' ? mix(0, WIDTH, cover) : WIDTH
  const bottom = side === 'top' ? mix(0, HEIGHT, cover) : HEIGHT
  const x = mix(left, line.from ?? 0, shrink)
  const y = mix(0, line.top, shrink)
  /** @type {[number, number, number, number]} */
  const box = [x, y, mix(right, line.to ?? WIDTH, shrink) - x, mix(bottom, line.top + BAND, shrink) - y]
  fillRect(context, colour, ...box)
  within(context, box, () => {
    const size = fitting(context, title, { size: 196, width: WIDTH - 2 * MARGIN })
    // Gone down before the field has become the line: a descender must not stay behind on it.
    const rise = progress(time, 0.4, 1.1, easeOut) - progress(time, SHRINKS - 0.1, SHRUNK - 0.2)
    drawStanding(context, title, { x: MARGIN, baseline: 560, size, colour: ink, rise })
  })
}

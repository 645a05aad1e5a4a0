import { easeOut, mix, progress } from './easing'
import { fillRect, HEIGHT, MARGIN, WIDTH, within } from './field'
import { BAND } from './ribbon'
import { drawStanding, fitting } from './type'

const COVERED = 0.6 // s
const SHRINKS = 1.4 // s
const SHRUNK = 2 // s

type TitleField = {
  side: 'left' | 'top' | 'right'
  colour: string
  ink: string
  title: string
  time: number
  line: { top: number; from?: number; to?: number }
}

/** From then on the scene behind the field is visible. */
export const isShrinking = (time: number) => time >= SHRINKS

/** From then on a scene may show its text. */
export const SCENE_OPENS = SHRUNK - 0.1 // s

/** The colour of a practice covers the frame from one side, shows its name, and shrinks to the ribbon of the scene. */
export function drawTitleField(
  context: CanvasRenderingContext2D,
  { side, colour, ink, title, time, line }: TitleField,
) {
  const cover = progress(time, 0, COVERED)
  const shrink = progress(time, SHRINKS, SHRUNK)
  const left = side === 'right' ? mix(WIDTH, 0, cover) : 0
  const right = side === 'left' ? mix(0, WIDTH, cover) : WIDTH
  const bottom = side === 'top' ? mix(0, HEIGHT, cover) : HEIGHT
  const x = mix(left, line.from ?? 0, shrink)
  const y = mix(0, line.top, shrink)

  const box: [number, number, number, number] = [
    x,
    y,
    mix(right, line.to ?? WIDTH, shrink) - x,
    mix(bottom, line.top + BAND, shrink) - y,
  ]
  fillRect(context, colour, ...box)
  within(context, box, () => {
    const size = fitting(context, title, { size: 196, width: WIDTH - 2 * MARGIN })
    // The title is gone before the field has become the line, so that no descender overlaps it.
    const rise = progress(time, 0.4, 1.1, easeOut) - progress(time, SHRINKS - 0.1, SHRUNK - 0.2)
    drawStanding(context, title, { x: MARGIN, baseline: 560, size, colour: ink, rise })
  })
}

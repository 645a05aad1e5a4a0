/**
 * @typedef {{
 *   field: string, ink: string,
 *   technical: string, digital: string, ca: string,
 *   onTechnical: string, onDigital: string, onCa: string, softDigital: string, softCa: string,
 * }} Palette
 * @typedef {{
 *   name: string, strapline: string, opening: [string, string], roof: string, places: string,
 *   lines: [string, string, string], practices: [string, string, string], sides: [string, string],
 *   entries: [string[], string[]],
 * }} Words
 * @typedef {{ context: CanvasRenderingContext2D, paper: Palette, night: Palette, words: Words }} Stage
 * @typedef {(stage: Stage, time: number) => void} DrawScene time in seconds since the scene began
 */

export const WIDTH = 1280
export const HEIGHT = 720
export const MARGIN = 40
export const COLUMN = 100
export const HAIRLINE = 1.5
/** Fainter than on the site's pages: here nothing is read along these lines. */
export const HAIRLINE_SHARE = 0.13

/** The ledger's page: a flat field and its columns. @param {Stage} stage @param {Palette} palette */
export function drawField({ context }, palette, lines = 1) {
  fillRect(context, palette.field, 0, 0, WIDTH, HEIGHT)
  context.save()
  context.globalAlpha = HAIRLINE_SHARE * lines
  for (let x = MARGIN; x <= WIDTH; x += COLUMN) {
    fillRect(context, palette.ink, x - HAIRLINE / 2, 0, HAIRLINE, HEIGHT)
  }
  context.restore()
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {string} colour
 * @param {[x: number, y: number, width: number, height: number]} box
 */
export function fillRect(context, colour, ...box) {
  context.fillStyle = colour
  context.fillRect(...box)
}

/**
 * Draws inside a box only.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {[x: number, y: number, width: number, height: number]} box
 * @param {() => void} draw
 */
export function within(context, box, draw) {
  context.save()
  context.beginPath()
  context.rect(...box)
  context.clip()
  draw()
  context.restore()
}

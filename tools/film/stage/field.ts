export type Palette = {
  field: string
  ink: string
  technical: string
  digital: string
  ca: string
  onTechnical: string
  onDigital: string
  onCa: string
  softDigital: string
  softCa: string
}
export type Texts = {
  name: string
  strapline: string
  opening: [string, string]
  roof: string
  places: string
  lines: [string, string, string]
  practices: [string, string, string]
  sides: [string, string]
  entries: [string[], string[]]
}
export type Stage = {
  context: CanvasRenderingContext2D
  paper: Palette
  night: Palette
  logo: CanvasImageSource
  texts: Texts
}
/** The time is in seconds since the start of the scene. */
export type DrawScene = (stage: Stage, time: number) => void

export const WIDTH = 1280
export const HEIGHT = 720
export const MARGIN = 40
export const COLUMN = 100
export const HAIRLINE = 1.5
/** Fainter than on the site, because no text is aligned to these lines. */
export const HAIRLINE_SHARE = 0.13

/** The background with its column lines. */
export function drawField({ context }: Stage, palette: Palette, lines = 1) {
  fillRect(context, palette.field, 0, 0, WIDTH, HEIGHT)
  context.save()
  context.globalAlpha = HAIRLINE_SHARE * lines
  for (let x = MARGIN; x <= WIDTH; x += COLUMN) {
    fillRect(context, palette.ink, x - HAIRLINE / 2, 0, HAIRLINE, HEIGHT)
  }
  context.restore()
}

export function fillRect(
  context: CanvasRenderingContext2D,
  colour: string,
  ...box: [x: number, y: number, width: number, height: number]
) {
  context.fillStyle = colour
  context.fillRect(...box)
}

/** Clips what `draw` draws to a box. */
export function within(
  context: CanvasRenderingContext2D,
  box: [x: number, y: number, width: number, height: number],
  draw: () => void,
) {
  context.save()
  context.beginPath()
  context.rect(...box)
  context.clip()
  draw()
  context.restore()
}

import { describe } from 'vitest'
import { parseDrawing } from '../../../../../scripts/content/drawings'
import { parseLogo } from '../../../../../scripts/content/logo'
import { SvgError } from '../../../../../scripts/lib/svgError'
import type { Mistake } from '../../../../../scripts/lib/yamlText'
import { checkTable } from './mistakeTable'

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">\n<path d="M0 0h9"/>\n</svg>'

/** The mistake of a drawing, which is reported alone. */
function mistakesIn(parse: () => unknown): Mistake[] {
  try {
    parse()
    return []
  } catch (error) {
    if (!(error instanceof SvgError)) throw error
    return [error]
  }
}

describe('a logo', () => {
  checkTable(DRAWING, (text) => mistakesIn(() => parseLogo(text)), [
    ['<path', '<text>Name</text><path', 'convert the text to paths'],
    ['<path', '<path fill="var(--practice-3)"', 'write it as var(--practice-1, #3656e2)'],
    ['<path', '<g><path', 'This is not valid SVG', 3],
    [/<path.*/, '', 'It has no shapes: draw it with paths.', 1],
    ['h9', 'h9'.repeat(5_000), 'The shapes are 10.0 kB; the limit is 8 kB. Simplify the paths', 1],
    ['0 0 32 32', '', 'no usable viewBox'],
    ['0 0 32 32', '0 0 300 80', 'The drawing is 300 × 80, but icons are square. Use the mark alone'],
  ])
})

describe('a drawing', () => {
  checkTable(DRAWING.replace('32 32', '180 96'), (text) => mistakesIn(() => parseDrawing(text, 'seo')), [
    ['0 0 180 96', '0 0 90 96', 'All drawings have one size: draw it in viewBox="0 0 180 96".'],
    ['h9', 'h9'.repeat(3_000), 'The shapes are 6.0 kB; the limit is 4 kB.', 1],
  ])
})

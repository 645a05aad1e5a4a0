import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder } from '../lib/contentFolder.ts'
import { readShapes, requireSmallShapes } from '../lib/svg.ts'
import { SvgError } from '../lib/svgError.ts'
import { UserError } from '../lib/userError.ts'
import { readSvg } from './drawings.ts'

/** It is part of every page and of the first script. */
const MAX_KILOBYTES = 8
/** The longer side of the view box may be this many times the shorter one: every icon is a square. */
const MAX_RATIO = 1.5

/** Shapes without a `<svg>` around them. `currentColor` is the colour of the text. */
export type Logo = { viewBox: string; shapes: string }

/** Reads content/logo.svg: the logo in the bar, the icons, the social images and the film are made from it. */
export function readLogo(folder = contentFolder()): Logo {
  if (!existsSync(join(folder, 'logo.svg')))
    throw new UserError('content/logo.svg is missing. Get it back with git restore content/logo.svg.')
  return readSvg(folder, 'logo.svg', parseLogo)
}

export function parseLogo(source: string | Uint8Array): Logo {
  const { root, shapes } = readShapes(source, 'logo-')
  requireSmallShapes(shapes, MAX_KILOBYTES)
  return { viewBox: readViewBox(root), shapes }
}

function readViewBox({ viewBox, width, height }: Record<string, string>): string {
  const numbers = (viewBox ?? `0 0 ${Number.parseFloat(width ?? '')} ${Number.parseFloat(height ?? '')}`)
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [, , right = 0, bottom = 0] = numbers
  if (numbers.length !== 4 || !numbers.every(Number.isFinite) || right <= 0 || bottom <= 0) {
    throw new SvgError('<svg> has no usable viewBox: add one, such as viewBox="0 0 32 32".')
  }
  if (Math.max(right, bottom) / Math.min(right, bottom) > MAX_RATIO) {
    throw new SvgError(
      `The drawing is ${right} × ${bottom}, but icons are square. Use the mark alone: the site sets the name next to it.`,
    )
  }
  return numbers.join(' ')
}

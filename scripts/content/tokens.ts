import { readFileSync } from 'node:fs'
import type { Oklch } from 'culori'
import { fromRoot } from '../lib/folders.ts'
import { UserError } from '../lib/userError.ts'
import { parseColour } from './cssColour.ts'

/** A colour of the light and of the dark theme. */
export type Pair = { light: Oklch; dark: Oklch }

const css = readFileSync(fromRoot('src', 'styles', 'tokens.css'), 'utf8')

const COLOUR = /[\w-]+\([^()]*\)|#?\w+/.source

/** An opaque colour of src/styles/tokens.css: both of `light-dark()`, or the only one. */
export function tokenColour(name: string): Pair {
  const declaration = new RegExp(
    `--${name}:\\s*(?:light-dark\\(\\s*(${COLOUR})\\s*,\\s*(${COLOUR})\\s*\\)|(${COLOUR}))`,
  )
  const [, first, second, only = ''] = declaration.exec(css) ?? []
  const [light, dark] = [first ?? only, second ?? only].map(parseColour)
  if (light && dark) return { light, dark }
  throw new UserError(
    `src/styles/tokens.css: --${name} is ${(first ?? only) ? `"${first ?? only}"` : 'missing'}: write an opaque colour such as #3656e2 or oklch(0.52 0.215 268).`,
  )
}

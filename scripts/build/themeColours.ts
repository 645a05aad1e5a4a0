import { readFileSync } from 'node:fs'
import { ownerColour } from '../content/colourTokens'
import { parseColour, toHex } from '../content/cssColour'
import { readSiteFile } from '../content/ownerData'
import type { SiteFile } from '../content/siteSchema'
import { fromRoot } from '../lib/paths'
import { UserError } from '../lib/userError'

type WithColours = Pick<SiteFile, 'colours' | 'practices'>

/** Colours of the light theme as #rrggbb, for images that are drawn without CSS. */
export function themeColours<Name extends string>(
  names: readonly Name[],
  site: WithColours = readSiteFile(),
): Record<Name, string> {
  const css = readFileSync(fromRoot('src', 'styles', 'tokens.css'), 'utf8')
  const colours = names.map((name) => [name, ownerColour(site, name) ?? tokenColour(css, name)] as const)
  return Object.fromEntries(colours) as Record<Name, string>
}

/** The first colour of `light-dark()`, or the only one. */
function tokenColour(css: string, name: string): string {
  const [, text = ''] =
    new RegExp(`--${name}:\\s*(?:light-dark\\(\\s*)?([\\w-]+\\([^()]*\\)|#?\\w+)`).exec(css) ?? []
  const colour = parseColour(text)
  if (colour) return toHex(colour)
  throw new UserError(
    `src/styles/tokens.css: --${name} is ${text ? `"${text}"` : 'missing'}: write an opaque colour such as #3656e2 or oklch(0.52 0.215 268).`,
  )
}

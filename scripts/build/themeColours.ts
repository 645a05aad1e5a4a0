import { ownerColour } from '../content/colourTokens'
import { toHex } from '../content/cssColour'
import { readSiteFile } from '../content/ownerData'
import type { SiteFile } from '../content/siteSchema'
import { tokenColour } from '../content/tokens'

type WithColours = Pick<SiteFile, 'colours' | 'practices'>

/** Colours of the light theme as #rrggbb, for images that are drawn without CSS. */
export function themeColours<Name extends string>(
  names: readonly Name[],
  site: WithColours = readSiteFile(),
): Record<Name, string> {
  const colours = names.map(
    (name) => [name, ownerColour(site, name) ?? toHex(tokenColour(name).light)] as const,
  )
  return Object.fromEntries(colours) as Record<Name, string>
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readImageHost } from '../content/context'
import { measureImage } from '../content/images'
import { readServices } from '../content/services'
import { contentRoot } from '../lib/contentFolder'
import { messagesOf } from '../lib/userError'
import { findLeftovers } from './findLeftovers'
import { readLogo } from './logo'
import { readPlansFile, readSiteFile } from './ownerData'
import { findPriceMistakes } from './plansSchema'
import type { SiteFile } from './siteSchema'

/** Every mistake in content/site.yaml, plans.yaml, logo.svg and services/, and what is left of the sample brand. */
export function findBrandMistakes(root = contentRoot()): string[] {
  const folder = join(root, 'content')
  const found = [
    ...mistakesOf(() => mistakesInSite(root, readSiteFile(folder))),
    ...mistakesOf(() => findPriceMistakes(readPlansFile(folder), readSiteFile(folder).currencies)),
    ...messagesOf(() => readLogo(folder)),
    ...mistakesOf(() => {
      readServices(folder)
      return []
    }),
    ...filmMistakes(root),
  ]
  // The prices depend on both files, so a mistake in site.yaml is found twice.
  return [...new Set(found)]
}

/** The home page shows the picture until the film plays, whichever film that is. */
function filmMistakes(root: string): string[] {
  if (existsSync(join(root, 'public', 'film', 'poster.svg'))) return []
  return [
    'public/film/poster.svg does not exist: bring it back with git restore public/film/poster.svg, or save a picture of 1280 × 720 there.',
  ]
}

/** The pictures and what is left of the sample brand. */
function mistakesInSite(root: string, { name, founder, clientLogos }: SiteFile): string[] {
  const imageHost = readImageHost(root)
  const checkPicture = (field: string, address: string) =>
    messagesOf(() => measureImage({ root, imageHost, articles: new Set() }, address)).map(
      (message) => `content/site.yaml: ${field}: ${message}`,
    )
  // The image host serves the logos under the same paths.
  const logos = imageHost ? [] : clientLogos.logos
  return [
    ...checkPicture('founder portrait', founder.portrait),
    ...logos.flatMap((client) => checkPicture(`client logo of ${client.name}`, client.logo)),
    ...findLeftovers(root, name),
  ]
}

/** A file that cannot be read is not checked further. Its error has one line per mistake. */
function mistakesOf(find: () => string[]): string[] {
  const found: string[] = []
  const messages = messagesOf(() => found.push(...find()))
  return [...messages.flatMap((message) => message.split('\n')), ...found]
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readImageHost } from '../content/context'
import { measureImage } from '../content/images'
import { FieldError } from '../content/readField'
import { contentRoot } from '../lib/contentFolder'
import { UserError } from '../lib/userError'
import { findLeftovers } from './findLeftovers'
import { readLogo } from './logo'
import { readPlansFile, readSiteFile } from './ownerData'
import { findPriceMistakes } from './plansSchema'

/** Every mistake in content/site.yaml, content/plans.yaml and content/logo.svg, and what is left of the sample brand. */
export function findBrandMistakes(root = contentRoot()): string[] {
  const folder = `${root}/content`
  return [
    ...siteMistakes(root),
    ...mistakesOf(() => readPlansFile(folder)),
    ...priceMistakes(folder),
    ...mistakesOf(() => readLogo(folder)),
    ...filmMistakes(root),
  ]
}

/** The home page shows the picture until the film plays, whichever film that is. */
function filmMistakes(root: string): string[] {
  if (existsSync(join(root, 'public', 'film', 'poster.svg'))) return []
  return [
    'public/film/poster.svg does not exist: bring it back with git restore public/film/poster.svg, or save a picture of 1280 × 720 there.',
  ]
}

/** Mistakes inside the two files are reported above. */
function priceMistakes(folder: string): string[] {
  try {
    return findPriceMistakes(readPlansFile(folder), readSiteFile(folder).currencies)
  } catch (error) {
    if (error instanceof UserError) return []
    throw error
  }
}

/** The pictures and the name are unknown while the file itself has a mistake. */
function siteMistakes(root: string): string[] {
  try {
    const { name, founder, clientLogos } = readSiteFile(`${root}/content`)
    return [
      ...pictureMistakes(root, 'founder portrait', founder.portrait),
      ...clientLogos.logos.flatMap((client) => clientLogoMistakes(root, client)),
      ...findLeftovers(root, name),
    ]
  } catch (error) {
    return listMistakes(error)
  }
}

/** The image host serves the logos under the same paths. */
function clientLogoMistakes(root: string, { name, logo }: { name: string; logo: string }): string[] {
  return readImageHost(root) ? [] : pictureMistakes(root, `client logo of ${name}`, logo)
}

function pictureMistakes(root: string, field: string, address: string): string[] {
  try {
    measureImage({ root, imageHost: readImageHost(root), articles: new Set() }, address)
    return []
  } catch (error) {
    if (!(error instanceof FieldError)) throw error
    return [`content/site.yaml: ${field}: ${error.message}`]
  }
}

function mistakesOf(read: () => unknown): string[] {
  try {
    read()
    return []
  } catch (error) {
    return listMistakes(error)
  }
}

function listMistakes(error: unknown): string[] {
  if (error instanceof UserError) return error.message.split('\n')
  throw error
}

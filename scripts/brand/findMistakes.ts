import { readImageHost } from '../content/context'
import { measureImage } from '../content/images'
import { FieldError } from '../content/readField'
import { contentRoot } from '../lib/contentFolder'
import { UserError } from '../lib/userError'
import { findLeftovers } from './findLeftovers'
import { readLogo } from './logo'
import { readPlansFile, readSiteFile } from './ownerData'

/** Every mistake in content/site.yaml, content/plans.yaml and content/logo.svg, and what is left of the sample brand. */
export function findBrandMistakes(root = contentRoot()): string[] {
  const folder = `${root}/content`
  return [
    ...mistakesOf(() => {
      const { founder } = readSiteFile(folder)
      requirePicture(root, founder.portrait)
    }),
    ...leftovers(root),
    ...mistakesOf(() => readPlansFile(folder)),
    ...mistakesOf(() => readLogo(folder)),
  ]
}

/** The name is unknown while site.yaml has a mistake, which is reported above. */
function leftovers(root: string): string[] {
  try {
    return findLeftovers(root)
  } catch (error) {
    if (error instanceof UserError) return []
    throw error
  }
}

function requirePicture(root: string, address: string) {
  try {
    measureImage({ root, imageHost: readImageHost(root), articles: new Set() }, address)
  } catch (error) {
    if (!(error instanceof FieldError)) throw error
    throw new UserError(`content/site.yaml: founder portrait: ${error.message}`)
  }
}

function mistakesOf(read: () => unknown): string[] {
  try {
    read()
    return []
  } catch (error) {
    if (error instanceof UserError) return error.message.split('\n')
    throw error
  }
}

import { join } from 'node:path'
import { readEnvironment } from '../build/environment'
import { contextOf } from '../content/context'
import { measureImage } from '../content/images'
import { contentRoot } from '../lib/contentFolder'
import { messagesOf } from '../lib/userError'
import { findLeftovers } from './findLeftovers'
import { readOwnerData, readSiteFile } from './ownerData'
import type { SiteFile } from './siteSchema'

/** Every mistake in `content/`, except in the documents, and what is left of the sample brand. */
export function findBrandMistakes(root = contentRoot()): string[] {
  const folder = join(root, 'content')
  const found = messagesOf(() => readOwnerData(folder, readEnvironment({})))
  // A site file that cannot be read is not checked further.
  messagesOf(() => found.push(...mistakesInSite(root, readSiteFile(folder))))
  return found.flatMap((message) => message.split('\n'))
}

/** The pictures and what is left of the sample brand. */
function mistakesInSite(root: string, site: SiteFile): string[] {
  const pictures = findPictureMistakes(root, site)
  return [
    ...pictures.map(({ message }) => `content/site.yaml: ${message}`),
    ...findLeftovers(root, site.name),
  ]
}

/** The mistakes in the pictures that site.yaml names. */
export function findPictureMistakes(root: string, { founder, clientLogos }: SiteFile) {
  const context = contextOf(root)
  const check = (field: string, picture: string, address: string) =>
    messagesOf(() => measureImage(context, address)).map((message) => ({
      field,
      message: `${picture}: ${message}`,
    }))
  // The image host serves the logos under the same paths.
  const logos = context.imageHost ? [] : clientLogos.logos
  return [
    ...check('founder', 'founder portrait', founder.portrait),
    ...logos.flatMap(({ name, logo }) => check('clientLogos', `client logo of ${name}`, logo)),
  ]
}

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
function mistakesInSite(root: string, { name, founder, clientLogos }: SiteFile): string[] {
  const context = contextOf(root)
  const checkPicture = (field: string, address: string) =>
    messagesOf(() => measureImage(context, address)).map(
      (message) => `content/site.yaml: ${field}: ${message}`,
    )
  // The image host serves the logos under the same paths.
  const logos = context.imageHost ? [] : clientLogos.logos
  return [
    ...checkPicture('founder portrait', founder.portrait),
    ...logos.flatMap((client) => checkPicture(`client logo of ${client.name}`, client.logo)),
    ...findLeftovers(root, name),
  ]
}

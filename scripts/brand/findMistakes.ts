import { join } from 'node:path'
import { readEnvironment } from '../build/environment'
import { readImageHost } from '../content/context'
import { measureImage } from '../content/images'
import { legalValues, readLegal } from '../content/legal'
import { readPages } from '../content/pages'
import { placeholderValues } from '../content/placeholders'
import { readServices, type ServiceFile } from '../content/services'
import { contentRoot } from '../lib/contentFolder'
import { messagesOf } from '../lib/userError'
import { composeData } from './composeData'
import { findLeftovers } from './findLeftovers'
import { readLogo } from './logo'
import { readPlansFile, readSiteFile } from './ownerData'
import { findPriceMistakes } from './plansSchema'
import { readFilm } from './readFilm'
import type { SiteFile } from './siteSchema'

/** Every mistake in `content/`, except in the documents, and what is left of the sample brand. */
export function findBrandMistakes(root = contentRoot()): string[] {
  const folder = join(root, 'content')
  let services: ServiceFile[] = []
  const found = [
    ...mistakesOf(() => mistakesInSite(root, readSiteFile(folder))),
    ...mistakesIn(() => readFilm(folder)),
    ...mistakesOf(() => findPriceMistakes(readPlansFile(folder), readSiteFile(folder).currencies)),
    ...messagesOf(() => readLogo(folder)),
    ...mistakesIn(() => {
      services = readServices(folder)
    }),
    ...mistakesOf(() => mistakesInTexts(folder, services)),
  ]
  // Several parts depend on site.yaml and plans.yaml, so a mistake there is found repeatedly.
  return [...new Set(found)]
}

/** Texts name what other files contain, so they are checked only if site.yaml and plans.yaml can be read. */
function mistakesInTexts(folder: string, serviceFiles: readonly ServiceFile[]): string[] {
  const services = serviceFiles.map(({ service }) => service)
  const composed = composeData(readSiteFile(folder), readPlansFile(folder), services.length, true)
  const values = placeholderValues(composed, services)
  return [
    ...mistakesIn(() => readPages(folder, values)),
    // Lines for other builds are checked, too.
    ...mistakesIn(() => readLegal(folder, legalValues(values, readEnvironment({}), null))),
  ]
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
  const imageHost = readImageHost(root)
  const check = (field: string, picture: string, address: string) =>
    messagesOf(() => measureImage({ root, imageHost, articles: new Set() }, address)).map((message) => ({
      field,
      message: `${picture}: ${message}`,
    }))
  // The image host serves the logos under the same paths.
  const logos = imageHost ? [] : clientLogos.logos
  return [
    ...check('founder', 'founder portrait', founder.portrait),
    ...logos.flatMap(({ name, logo }) => check('clientLogos', `client logo of ${name}`, logo)),
  ]
}

/** A file that cannot be read is not checked further. */
function mistakesOf(find: () => string[]): string[] {
  const found: string[] = []
  const messages = mistakesIn(() => found.push(...find()))
  return [...messages, ...found]
}

/** The error of a file has one line per mistake. */
const mistakesIn = (read: () => unknown) => messagesOf(read).flatMap((message) => message.split('\n'))

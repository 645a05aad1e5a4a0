import { readImageHost } from '../content/context'
import { measureImage } from '../content/images'
import { FieldError } from '../content/readField'
import { contentRoot } from '../lib/contentFolder'
import { UserError } from '../lib/userError'
import { readPlansFile, readSiteFile } from './ownerData'

/** Every mistake in content/site.yaml and content/plans.yaml, with its file and line where it has one. */
export function findBrandMistakes(root = contentRoot()): string[] {
  const folder = `${root}/content`
  return [
    ...mistakesOf(() => {
      const { founder } = readSiteFile(folder)
      requirePicture(root, founder.portrait)
    }),
    ...mistakesOf(() => readPlansFile(folder)),
  ]
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

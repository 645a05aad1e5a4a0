import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentRoot } from '../lib/contentFolder'
import { readEnvironment } from '../lib/environment'
import { listFiles } from '../lib/listFiles'
import { messagesOf } from '../lib/userError'
import { readOwnerData, readSiteFile } from './ownerData'
import { readRedirects } from './redirects'

/** The name of the brand that this repository is delivered with. */
export const SAMPLE_NAME = 'Triveni'

const IN_ADDRESSES = SAMPLE_NAME.toLowerCase()

/**
 * With what is around it, because the studio shows no lines. “Triveni Sangam” or “Triveni Mills” is another name, which an
 * owner can write.
 */
const LEFTOVER = new RegExp(`.{0,30}(${SAMPLE_NAME}(?! [A-Z])|${IN_ADDRESSES}).{0,30}`)

const TEXT_FILE = /\.(md|yaml|svg|vtt|json|webmanifest|txt)$/i

/** Every mistake in `content/`, except in the documents, and what is left of the sample brand. */
export function findBrandMistakes(root = contentRoot()): string[] {
  const folder = join(root, 'content')
  const found = [
    ...messagesOf(() => readOwnerData(folder, readEnvironment({}))),
    ...messagesOf(() => readRedirects(root)),
  ]
  // Without a name, there is nothing to compare.
  messagesOf(() => found.push(...findLeftovers(root, readSiteFile(folder).name)))
  return found
}

/** The lines that still name the sample brand after the owner has changed the name. */
export function findLeftovers(root: string, name: string): string[] {
  if (name.toLowerCase().includes(IN_ADDRESSES)) return []
  const files = ['content', 'public'].flatMap((folder) =>
    listFiles(join(root, folder)).map((file) => `${folder}/${file}`),
  )
  return files
    .filter((file) => TEXT_FILE.test(file))
    .flatMap((file) => {
      const lines = readFileSync(join(root, file), 'utf8').split('\n')
      return lines.flatMap((line, index) => {
        const [found] = LEFTOVER.exec(line) ?? []
        return found
          ? [`${file}:${index + 1}: “${found.trim()}” still names the sample brand: replace it.`]
          : []
      })
    })
}

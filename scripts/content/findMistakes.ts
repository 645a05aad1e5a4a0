import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentRoot } from '../lib/contentFolder'
import { readEnvironment } from '../lib/environment'
import { listFiles } from '../lib/listFiles'
import { messagesOf } from '../lib/userError'
import { readOwnerData, readSiteFile } from './ownerData'

/** The name of the brand that this repository is delivered with. */
export const SAMPLE_NAME = 'Triveni'

const TEXT_FILE = /\.(md|yaml|svg|vtt|json|webmanifest|txt)$/i

/** Every mistake in `content/`, except in the documents, and what is left of the sample brand. */
export function findBrandMistakes(root = contentRoot()): string[] {
  const folder = join(root, 'content')
  const found = messagesOf(() => readOwnerData(folder, readEnvironment({})))
  // Without a name, there is nothing to compare.
  messagesOf(() => found.push(...findLeftovers(root, readSiteFile(folder).name)))
  return found
}

/** The lines that still name the sample brand after the owner has changed the name. */
export function findLeftovers(root: string, name: string): string[] {
  const isSample = (text: string) => text.toLowerCase().includes(SAMPLE_NAME.toLowerCase())
  if (isSample(name)) return []
  const files = ['content', 'public'].flatMap((folder) =>
    listFiles(join(root, folder)).map((file) => `${folder}/${file}`),
  )
  return files
    .filter((file) => TEXT_FILE.test(file))
    .flatMap((file) => {
      const lines = readFileSync(join(root, file), 'utf8').split('\n')
      return lines.flatMap((line, index) =>
        isSample(line)
          ? [`${file}:${index + 1}: This line still names the sample brand ${SAMPLE_NAME}: replace it.`]
          : [],
      )
    })
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentRoot } from '../lib/contentFolder'
import { listFiles } from '../lib/listFiles'
import { readSiteFile } from './ownerData'

/** The name of the brand that this repository is delivered with. */
export const SAMPLE_NAME = 'Triveni'

const TEXT_FILE = /\.(md|yaml|svg|vtt|json|webmanifest|txt)$/i

/** The lines that still name the sample brand after the owner has changed the name. */
export function findLeftovers(
  root = contentRoot(),
  name = readSiteFile(join(root, 'content')).name,
): string[] {
  if (name.toLowerCase().includes(SAMPLE_NAME.toLowerCase())) return []
  const files = ['content', 'public'].flatMap((folder) =>
    listFiles(join(root, folder)).map((file) => `${folder}/${file}`),
  )
  return files
    .filter((file) => TEXT_FILE.test(file))
    .flatMap((file) => {
      const lines = readFileSync(join(root, file), 'utf8').split('\n')
      return lines.flatMap((line, index) =>
        line.toLowerCase().includes(SAMPLE_NAME.toLowerCase())
          ? [`${file}:${index + 1}: This line still names the sample brand ${SAMPLE_NAME}: replace it.`]
          : [],
      )
    })
}

import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { contentRoot } from '../lib/contentFolder'
import { FILM_SUBJECT } from './film'
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
  return ['content', 'public'].flatMap((folder) =>
    listTextFiles(join(root, folder)).flatMap((file) => {
      const shown = relative(root, file).replaceAll(sep, '/')
      // The build leaves out a film that shows another name.
      if (shown === `content/${FILM_SUBJECT}`) return []
      return readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          line.toLowerCase().includes(SAMPLE_NAME.toLowerCase())
            ? [`${shown}:${index + 1}: This line still names the sample brand ${SAMPLE_NAME}: replace it.`]
            : [],
        )
    }),
  )
}

function listTextFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT_FILE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

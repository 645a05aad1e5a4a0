import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { collections } from '@/data/collections'
import { contentRoot } from '../lib/contentFolder'
import { fromRoot } from '../lib/folders'
import { listFiles } from '../lib/listFiles'
import { IMAGE_FORMAT } from './images'

const TEXT_FILE = /\.(md|yaml|json|svg|tsx?|css|html|js|xml)$/i

/** The pictures in the content folders of `public/` that no text in `content/` or `src/` names, as paths in `public/`. */
export function findUnusedPictures(root = contentRoot()): string[] {
  const pictures = collections.flatMap(({ folder }) =>
    listFiles(join(root, 'public', folder))
      .filter((file) => IMAGE_FORMAT.test(file))
      .map((file) => `${folder}/${file}`),
  )
  const texts = [fromRoot('src'), join(root, 'content')].flatMap((folder) =>
    listFiles(folder)
      .filter((file) => TEXT_FILE.test(file))
      .map((file) => join(folder, file)),
  )
  let unused = pictures
  for (const file of texts) {
    if (unused.length === 0) break
    // Only one file at a time, and its bytes: the texts of a large archive would fill the memory.
    const text = readFileSync(file)
    unused = unused.filter((picture) => !text.includes(`/${picture}`))
  }
  return unused
}

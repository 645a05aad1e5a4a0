import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentRoot } from '../lib/contentFolder'
import { listFiles } from '../lib/listFiles'

const TO_DO = /\[To do: [^\]]*\]/g
const TEXT_FILE = /\.(md|yaml|svg|vtt)$/

/** What `npm run begin` has left to the owner, each with its file and line. */
export function findToDos(root = contentRoot()): string[] {
  return listFiles(join(root, 'content'))
    .filter((file) => TEXT_FILE.test(file))
    .flatMap((file) => {
      const lines = readFileSync(join(root, 'content', file), 'utf8').split('\n')
      return lines.flatMap((line, index) =>
        (line.match(TO_DO) ?? []).map((text) => `content/${file}:${index + 1}: ${text}`),
      )
    })
}

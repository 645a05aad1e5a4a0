import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** The files in a folder and its subfolders, sorted, with `/` in their paths. Empty if the folder does not exist. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .toSorted()
}

import { existsSync, readdirSync } from 'node:fs'

/**
 * The files in a folder and its subfolders, sorted, with `/` in their paths. Empty if the folder does not exist. Symbolic
 * links are left out: with `recursive`, Node 24 follows them, and a link to a folder above never ends.
 */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      if (entry.isDirectory())
        return listFiles(`${folder}/${entry.name}`).map((file) => `${entry.name}/${file}`)
      return entry.isFile() ? entry.name : []
    })
    .toSorted()
}

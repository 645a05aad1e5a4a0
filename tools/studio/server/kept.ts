import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from '../../../scripts/lib/atomicFile'
import { listFiles } from '../../../scripts/lib/listFiles'
import { filesOf, findEntry, isPicture } from '../forms/contentPaths'
import { StudioError } from '../forms/studioError'
import { editableFile, pictureFile } from './safeFiles'
import { writeTogether } from './writeTogether'

/** `content~team~ada.md.2026-11-26T12-00-00-000Z`, with `.deleted` if the file was deleted and not replaced. */
const COPY = /^(.+)\.(\d{4}-[\dTZ-]+)\.deleted$/

export const stampOf = (date: Date) => date.toISOString().replace(/[:.]/g, '-')

/** Every copy stays in the folder. */
const MOST = 20

type Kept = { path: string; stamp: string; isDeleted: boolean }

/** Keeps a copy of a file that is replaced or deleted. The copies are not part of the content. */
export function keepCopy(folder: string, { path, stamp, isDeleted }: Kept, source: string | Buffer) {
  writeAtomically(join(folder, nameOf(path, stamp) + (isDeleted ? '.deleted' : '')), source)
}

const nameOf = (path: string, stamp: string) => `${path.replaceAll('/', '~')}.${stamp}`

/** Entries and pictures that were deleted last and do not exist again, the newest first. */
export function listDeleted(root: string, keptIn: string): string[] {
  const copies = copiesIn(keptIn).filter(({ path }) => findEntry(path) ?? isPicture(path))
  const paths = copies.toSorted((a, b) => (a.stamp < b.stamp ? 1 : -1)).map(({ path }) => path)
  return [...new Set(paths)].filter((path) => !existsSync(join(root, path))).slice(0, MOST)
}

/** Brings a deleted file back as it was. An entry has its drawing again if both were deleted together. */
export async function bringBack(root: string, keptIn: string, path: string) {
  const copies = copiesIn(keptIn)
  const stamp = copies.findLast((copy) => copy.path === path)?.stamp
  if (!stamp) throw new StudioError(404, `There is no copy of ${path}.`)
  const paths = findEntry(path) ? filesOf(path) : [path]
  const found = copies.filter((copy) => copy.stamp === stamp && paths.includes(copy.path))
  const writes = found.map(async (copy) => ({
    file: isPicture(copy.path) ? pictureFile(root, copy.path) : editableFile(root, copy.path),
    now: null,
    text: await readFile(join(keptIn, copy.name)),
  }))
  const files = await Promise.all(writes)
  if (files.some(({ file }) => existsSync(file))) throw new StudioError(409, `${path} already exists.`)
  writeTogether(files)
}

/** In the order of their stamps for each path. */
function copiesIn(keptIn: string) {
  return listFiles(keptIn).flatMap((name) => {
    const [, path, stamp] = COPY.exec(name) ?? []
    return path && stamp ? [{ name, path: path.replaceAll('~', '/'), stamp }] : []
  })
}

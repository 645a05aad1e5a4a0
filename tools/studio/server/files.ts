import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { listFiles } from '../../../scripts/lib/listFiles'
import { findEntry, isCheckedText, isDrawing } from '../forms/contentPaths'
import type { FileChange } from '../forms/entries'
import { folderForms } from '../forms/forms'
import { StudioError } from '../forms/studioError'
import { usableDrawing } from '../forms/usableDrawing'
import { keepCopy, stampOf } from './kept'
import { editableFile } from './safeFiles'
import { writeTogether } from './writeTogether'

/** Null if there is no such file. */
export async function readText(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}

/** What the check in the browser needs to know: the names of all files, what changes with each, and the texts that it reads. */
export async function listSite(root: string) {
  const files = ['content', 'public'].flatMap((top) =>
    listFiles(join(root, top)).map((file) => `${top}/${file}`),
  )
  return Promise.all(
    files.map(async (path) => {
      const { mtimeMs } = await stat(join(root, path))
      return {
        path,
        id: String(mtimeMs),
        ...(isCheckedText(path) && { text: await readFile(join(root, path), 'utf8') }),
      }
    }),
  )
}

/** The entries of a folder such as `content/team`. */
export async function listEntries(root: string, folder: string) {
  if (!folderForms.some((form) => `content/${form.folder}` === folder))
    throw new StudioError(404, `There is no folder ${folder}.`)
  const paths = listFiles(join(root, folder)).map((file) => `${folder}/${file}`)
  return Promise.all(
    paths
      .filter(findEntry)
      .map(async (path) => ({ path, text: await readFile(editableFile(root, path), 'utf8') })),
  )
}

export const readTexts = (root: string, paths: string[]) =>
  Promise.all(paths.map((path) => readText(editableFile(root, path))))

/** Saves several files, or none of them if one has changed since the page read it. */
export async function saveFiles(root: string, keptIn: string, changes: FileChange[], isReplacing: boolean) {
  const deleted = new Set(changes.flatMap(({ before, text }) => (text === null ? before : [])))
  const written = new Set(changes.map(({ text }) => text))
  const checked = await Promise.all(
    changes.map(async ({ path, before, text }) => {
      const file = editableFile(root, path)
      if (text === null && !findEntry(path) && !isDrawing(path))
        throw new StudioError(403, `${path} cannot be deleted.`)
      const now = await readText(file)
      if (now !== before) throw new StudioError(409, `${path} has changed since it was read.`)
      // It becomes part of pages, so it is safe whatever has sent it. A renamed file keeps every byte.
      const isNewDrawing = text !== null && path.endsWith('.svg') && !deleted.has(text)
      const safe = isNewDrawing ? usableDrawing(path, text) : text
      return { path, file, now, text: safe }
    }),
  )
  // What is deleted together has one stamp, and comes back together.
  const stamp = stampOf(new Date())
  for (const { path, now, text } of checked) {
    const isDeleted = text === null
    const isLost = now !== null && now !== text && !written.has(now)
    if (isLost && (isReplacing || isDeleted || path.endsWith('.svg')))
      keepCopy(keptIn, { path, stamp, isDeleted }, now)
  }
  writeTogether(checked.filter(({ now, text }) => text !== now))
}

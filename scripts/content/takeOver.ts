import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '../lib/jsonFile'
import { fileOf, type Item, recordTakenOver } from './documents'
import { checkName } from './readContent'
import type { Backend } from './store'
import { writeEntry } from './writeEntry'

/** Gets a copy of what is replaced: a file by a document, or a document by its file. */
const REPLACED = join('.local', 'replaced')

/** A document created in the console can become a file if no other file has its name. */
export function canBecomeFile(root: string, item: Item, items: Item[]): boolean {
  const files = items.filter(({ file }) => file).map(fileOf)
  return !existsSync(join(root, fileOf(item))) && checkName(item.collection, item.id, files).length === 0
}

/** Writes documents into their files. The content check then names what is wrong with them. */
export async function takeOver(backend: Backend, root: string, items: Item[]) {
  for (const item of items) {
    const file = join(root, fileOf(item))
    const replaced = readIfThere(file)
    if (replaced !== null) writeWhole(join(root, REPLACED, fileOf(item)), replaced)
    if (item.stored) writeWhole(file, writeEntry(item.collection, item.stored.fields, replaced))
    else rmSync(file, { force: true })
  }
  await recordTakenOver(backend, items)
}

/** Keeps documents that their files are about to overwrite, as the files that they would be. */
export function keepDocuments(root: string, items: Item[]) {
  for (const item of items) {
    const { collection, stored } = item
    if (!stored) continue
    const text = writeEntry(collection, stored.fields, readIfThere(join(root, fileOf(item))))
    writeWhole(join(root, REPLACED, fileOf(item)), text)
  }
}

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null)

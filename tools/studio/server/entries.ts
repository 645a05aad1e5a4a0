import { createHash } from 'node:crypto'
import { existsSync, lstatSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { collections } from '@/data/collections'
import { BODY } from '../../../scripts/content/readContent'
import { writeWhole } from '../../../scripts/lib/jsonFile'
import { editableFile, findEntry, Refused } from './contentPaths'
import { readForm, shapeOfFile, writeForm } from './entryFile'
import { type FormGroup, isSame } from './formValues'
import { labelOf } from './shape'

/** What the CMS loads. `version` changes whenever the file does; an entry carries it until it is saved. */
type Entry = { path: string; values: FormGroup; version: string }

export type Save = {
  path: string
  values: FormGroup
  isNew: boolean
  /** The versions that this window has read or written. Null for an entry that it has created. */
  known: (string | null)[]
  /** The owner has seen that the file changed, and replaces it. */
  isReplacing: boolean
}

/** The file was changed by another window or program since it was opened. */
class ChangedMeanwhile extends Refused {
  constructor(message: string) {
    super(409, message)
  }
}

export async function readEntry(root: string, path: string): Promise<Entry> {
  const source = await readSource(editableFile(root, path))
  if (source === null) throw new Refused(404, `${path} does not exist.`)
  return { path, values: readForm(path, source), version: versionOf(source) }
}

/** All entries of a collection, without their texts. An entry that cannot be read is listed by its name. */
export async function listEntries(root: string, folder: string): Promise<Entry[]> {
  const collection = collections.find((one) => one.folder === folder)
  if (!collection) throw new Refused(404, `There is no collection ${folder}.`)
  const names = await readdir(join(root, 'content', folder)).catch(() => [])
  const paths = names.map((name) => `content/${folder}/${name}`).filter(findEntry)
  return Promise.all(
    paths.map(async (path) => {
      const { mtimeMs, size } = await stat(join(root, path))
      const known = listed.get(join(root, path))
      if (known?.mtimeMs === mtimeMs && known.size === size) return known.entry
      const entry = await readForList(root, path, collection.titleField)
      listed.set(join(root, path), { mtimeMs, size, entry })
      return entry
    }),
  )
}

/** What a list shows of each file, so that a list of 1,000 entries parses only those that have changed. */
const listed = new Map<string, { mtimeMs: number; size: number; entry: Entry }>()

async function readForList(root: string, path: string, titleField: string): Promise<Entry> {
  try {
    const { values, version } = await readEntry(root, path)
    return { path, version, values: { ...values, [BODY]: '' } }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { path, version: '', values: { [titleField]: `${path}: ${error.message}` } }
  }
}

/** Writes an entry, unless the file has changed since the window read it. Returns the new version. */
export async function saveEntry(root: string, keptIn: string, save: Save): Promise<string> {
  const { path, values, isNew, known, isReplacing } = save
  const file = editableFile(root, path)
  const source = await readSource(file)
  const isKnown = known.includes(source === null ? null : versionOf(source))
  if (!isKnown && !isReplacing) throw new ChangedMeanwhile(describeChange(path, source, values, isNew))
  if (!isKnown && source !== null) await keep(keptIn, path, source)
  const text = writeForm(path, source, values)
  if (text !== source) writeWhole(file, text)
  return versionOf(text)
}

/** A deleted file can be restored from the last commit, or from the copy that is kept. */
export async function deleteEntry(root: string, keptIn: string, path: string) {
  const file = editableFile(root, path)
  if (!findEntry(path)) throw new Refused(403, `${path} cannot be deleted.`)
  const source = await readSource(file)
  if (source !== null) await keep(keptIn, path, source)
  await rm(file, { force: true })
}

/** Copies of replaced and deleted files. They are not part of the content. */
export async function keep(folder: string, path: string, source: string) {
  const stamp = new Date().toISOString().replace(/[:.]/g, '-')
  const file = join(folder, `${path.replaceAll('/', '~')}.${stamp}`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, source)
}

async function readSource(file: string): Promise<string | null> {
  if (!existsSync(file)) return null
  if (!lstatSync(file).isFile()) throw new Refused(403, 'This is not a file.')
  return readFile(file, 'utf8')
}

const versionOf = (source: string) => createHash('sha256').update(source).digest('hex').slice(0, 16)

function describeChange(path: string, source: string | null, values: FormGroup, isNew: boolean): string {
  if (source === null) return `${path} was deleted since you opened it.`
  if (isNew) return `${path} exists already.`
  const stored = readForm(path, source)
  const { fields } = shapeOfFile(path)
  const different = Object.keys(fields).filter((name) => !isSame(stored[name], values[name]))
  const names = different.map((name) => fields[name]?.label ?? labelOf(name))
  return `${path} was changed in another window or program since you opened it. Different now: ${names.join(', ') || 'nothing'}.`
}

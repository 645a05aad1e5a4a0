import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { practiceIds } from '@/content/practices'
import { BODY } from '../../../scripts/content/entry'
import { writeWhole } from '../../../scripts/lib/jsonFile'
import { drawingPath, editableFile, findEntry, Refused } from './contentPaths'
import { saveDrawing } from './drawings'
import { fieldsOfFile, readForm, writeForm } from './entryFile'
import { DRAWING } from './fields'
import { keep, readText } from './files'
import { folderForms, splitPath } from './forms'
import { type FormGroup, isSame } from './formValues'

/** What the CMS loads. `version` changes whenever the file does; an entry carries it until it is saved. */
export type Entry = { path: string; values: FormGroup; version: string }

type Save = {
  path: string
  values: FormGroup
  isNew: boolean
  /** The versions that this window has read or written. Null: there was no file. */
  known: (string | null)[]
  /** The owner has seen that the file changed, and replaces it. */
  isReplacing: boolean
}

export async function readEntry(root: string, path: string): Promise<Entry> {
  const { source, drawing, version } = await readStored(root, path)
  if (source === null) throw new Refused(404, `${path} does not exist.`)
  return { path, values: valuesOf(path, source, drawing), version: String(version) }
}

/** All entries of a folder, without their texts. An entry that cannot be read is listed by its name. */
export async function listEntries(root: string, folder: string): Promise<Entry[]> {
  const form = folderForms.find((one) => one.folder === folder)
  if (!form) throw new Refused(404, `There is no folder ${folder}.`)
  const found = await readdir(join(root, 'content', folder), { withFileTypes: true }).catch(() => [])
  const names = found.flatMap((one) => (one.isDirectory() ? [] : [one.name]))
  const paths = names.map((name) => `content/${folder}/${name}`).filter(findEntry)
  const entries = await Promise.all(
    paths.map(async (path) => {
      const { mtimeMs, size } = await stat(join(root, path))
      const known = listed.get(join(root, path))
      if (known?.mtimeMs === mtimeMs && known.size === size) return known.entry
      const entry = await readForList(root, path, form.titleField)
      listed.set(join(root, path), { mtimeMs, size, entry })
      return entry
    }),
  )
  return entries.toSorted((a, b) => placeInList(a) - placeInList(b))
}

const practices: readonly unknown[] = practiceIds

/** The services of a practice are together, in the order of the site. Other entries keep the order of their names. */
function placeInList({ values: { practice, position } }: Entry): number {
  return practices.indexOf(practice) * 1_000 + (Number(position) || 0)
}

/** What a list shows of each file, so that a list of 1,000 entries parses only those that have changed. */
const listed = new Map<string, { mtimeMs: number; size: number; entry: Entry }>()

async function readForList(root: string, path: string, titleField: string): Promise<Entry> {
  try {
    const { values, version } = await readEntry(root, path)
    return { path, version, values: { ...values, [BODY]: '', [DRAWING]: '' } }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { path, version: '', values: { [titleField]: `${path}: ${error.message}` } }
  }
}

/** Writes an entry, unless the file has changed since the window read it. Returns the new version. */
export async function saveEntry(root: string, keptIn: string, save: Save): Promise<string> {
  const { path, values, known, isReplacing } = save
  const file = editableFile(root, path)
  const { source, drawing, version } = await readStored(root, path)
  const isKnown = known.includes(version)
  if (!isKnown && !isReplacing) throw new Refused(409, describeChange(save, source, drawing))
  if (!isKnown) await keepStored(root, keptIn, path)
  const text = writeForm(path, source, values)
  const drawn = await saveDrawing(root, keptIn, path, drawing, String(values[DRAWING] ?? ''))
  if (text !== source) writeWhole(file, text)
  return versionOf(path, text, drawn)
}

/** A deleted file can be restored from the last commit, or from the copy that is kept. */
export async function deleteEntry(root: string, keptIn: string, path: string): Promise<void> {
  if (!findEntry(path)) throw new Refused(403, `${path} cannot be deleted.`)
  await keepStored(root, keptIn, path)
  for (const { file } of filesOf(root, path)) await rm(file, { force: true })
}

/** Gives an entry and its drawing another file name. Returns the new path. */
export async function renameEntry(root: string, path: string, name: string): Promise<string> {
  if (!findEntry(path)) throw new Refused(403, `${path} cannot be renamed.`)
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    throw new Refused(
      422,
      'A file name has only lower-case letters, digits and hyphens, as in web-development.',
    )
  if (!existsSync(editableFile(root, path))) throw new Refused(404, `${path} does not exist.`)
  const target = `${dirname(path)}/${name}.md`
  const targets = filesOf(root, target)
  const taken = targets.find(({ file }) => existsSync(file))
  if (taken) throw new Refused(409, `${taken.path} exists already.`)
  for (const [index, { file }] of filesOf(root, path).entries()) {
    const to = targets[index]
    if (to && existsSync(file)) await rename(file, to.file)
  }
  return target
}

async function readStored(root: string, path: string) {
  const [source = null, drawing] = await Promise.all(filesOf(root, path).map(({ file }) => readText(file)))
  return {
    source,
    drawing: drawing ?? '',
    version: source === null ? null : versionOf(path, source, drawing ?? ''),
  }
}

function valuesOf(path: string, source: string, drawing: string): FormGroup {
  const values = readForm(path, source)
  return drawing ? { ...values, [DRAWING]: drawing } : values
}

/** The file of an entry and that of its drawing. */
function filesOf(root: string, path: string): { path: string; file: string }[] {
  const drawing = drawingPath(path)
  return [path, ...(drawing ? [drawing] : [])].map((one) => ({ path: one, file: editableFile(root, one) }))
}

async function keepStored(root: string, keptIn: string, path: string) {
  for (const one of filesOf(root, path)) {
    const source = await readText(one.file)
    if (source !== null) await keep(keptIn, splitPath(one.path).file, source)
  }
}

/** Windows that edit different parts of a file do not disturb each other. */
function versionOf(path: string, source: string, drawing: string): string {
  const text = splitPath(path).part ? JSON.stringify(readForm(path, source)) : source
  return createHash('sha256').update(text).update(drawing).digest('hex').slice(0, 16)
}

function describeChange({ path, values, isNew }: Save, source: string | null, drawing: string): string {
  if (source === null) return `${path} was deleted since you opened it.`
  if (isNew) return `${path} exists already.`
  const stored = valuesOf(path, source, drawing)
  const different = fieldsOfFile(path).filter(({ name }) => !isSame(stored[name], values[name]))
  const names = different.map(({ label }) => label)
  return `${path} was changed in another window or program since you opened it. Different now: ${names.join(', ') || 'nothing'}.`
}

import { BODY } from '../../../scripts/content/entry'
import { drawingPath, findEntry, LOGO } from './contentPaths'
import { fieldsOfFile, readForm, writeForm } from './entryFile'
import { DRAWING_FILE } from './formFields'
import { splitPath } from './forms'
import { type FormGroup, isSame } from './formValues'
import { StudioError } from './studioError'
import { usableDrawing } from './usableDrawing'

/** The text of a file, and that of its drawing. Null: there is no such file. */
export type StoredTexts = { text: string | null; drawing: string | null }

/** `before` is what the file must still contain. A null `text` deletes it. */
export type FileChange = { path: string; before: string | null; text: string | null }

export function valuesOf(path: string, { text, drawing }: StoredTexts): FormGroup {
  if (text === null) throw new StudioError(404, `${path} does not exist.`)
  return { ...readForm(path, text), ...(drawing && { [DRAWING_FILE]: drawing }) }
}

/** What a list shows of a file. One that cannot be read is listed by its name. */
export function valuesInList(path: string, text: string): FormGroup {
  try {
    return { ...readForm(path, text), [BODY]: '' }
  } catch (error) {
    if (!(error instanceof StudioError)) throw error
    return { [findEntry(path)?.form.titleField ?? 'title']: `${path}: ${error.message}` }
  }
}

/** The services of a practice are together, in the order of the site. Other entries keep the order of their names. */
export function placeInList({ practice, position }: FormGroup, practices: readonly unknown[]): number {
  return practices.indexOf(practice) * 1_000 + (Number(position) || 0)
}

/** Windows that edit different parts of a file do not disturb each other. Null: there is no such file. */
export function versionOf(path: string, { text, drawing }: StoredTexts): string | null {
  if (text === null) return null
  return JSON.stringify([splitPath(path).part ? readForm(path, text) : text, drawing])
}

/** The files that change if the values of a form are saved. */
export function changesOf(path: string, values: FormGroup, { text, drawing }: StoredTexts): FileChange[] {
  const written = { path: splitPath(path).file, before: text, text: writeForm(path, text, values) }
  const drawn = drawingPath(path)
  const after = String(values[DRAWING_FILE] ?? '')
  if (!drawn || (drawing ?? '').trim() === after.trim()) return [written]
  if (!after && drawn === LOGO) throw new StudioError(422, 'The site needs a logo: choose another file.')
  return [written, { path: drawn, before: drawing, text: after ? usableDrawing(drawn, after) : null }]
}

/** Why the owner is asked before a save. */
export function describeConflict(
  path: string,
  values: FormGroup,
  stored: StoredTexts,
  isNew: boolean,
): string {
  if (stored.text === null) return `${path} has been deleted since you opened it.`
  if (isNew) return `${path} already exists.`
  const now = valuesOf(path, stored)
  const different = fieldsOfFile(path).filter(({ name }) => !isSame(now[name], values[name]))
  const names = different.map(({ label }) => label)
  return `${path} has been changed in another window or program since you opened it. Different now: ${names.join(', ') || 'nothing'}.`
}

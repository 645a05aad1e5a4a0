import { paths } from '@/paths'
import { REDIRECTS, withMovedPage } from '../../../scripts/content/redirects'
import { SLUG } from '../../../scripts/content/valueSchemas'
import { SvgError } from '../../../scripts/lib/svgError'
import { filesOf, findEntry, isLongName, LONG_NAME } from '../forms/contentPaths'
import {
  changesOf,
  describeConflict,
  type FileChange,
  type StoredTexts,
  valuesOf,
  versionOf,
} from '../forms/entries'
import type { FormGroup } from '../forms/formValues'
import { StudioError } from '../forms/studioError'
import { nameOf, rememberTitle } from './openEntry'
import { store } from './store'

// What an entry carries besides its values. Decap keeps both in its backup of the entry, too.
/** The version of the file that the entry was read from. */
const VERSION = 'studioVersion'
/** Identifies the form. */
const FORM = 'studioForm'

export const toCmsEntry = (path: string, values: FormGroup): CmsEntry => ({
  data: JSON.stringify(values),
  file: { path, id: null },
})

/** With the version, so that a save can tell whether another one came in between. */
export function toOpenEntry(path: string, stored: StoredTexts) {
  const values = valuesOf(path, stored)
  rememberTitle(path, values)
  return toCmsEntry(path, {
    ...values,
    [VERSION]: versionOf(path, stored),
    [FORM]: crypto.randomUUID(),
  })
}

/** Saves what Decap keeps of a form. */
export async function saveForm(path: string, raw: string, { newEntry, commitMessage = '' }: CmsSaveOptions) {
  const { [VERSION]: version = null, [FORM]: form = null, ...values }: FormGroup = JSON.parse(raw)
  const known = [String(version), lastSaved(path), lastSavedBy(form)]
  await saveEntry(path, values, known, newEntry === true, commitMessage)
  localStorage.setItem(LAST_SAVED, JSON.stringify([form, lastSaved(path)]))
}

const MAX_ATTEMPTS = 5

/**
 * Another window may have saved the entry since this one read it in a version that it knows. Nothing is lost: the server
 * keeps a copy of what is replaced, and refuses a save if a file has changed since it was read here.
 */
async function saveEntry(
  path: string,
  values: FormGroup,
  known: (string | null)[],
  isNew: boolean,
  message: string,
) {
  if (isNew && !findEntry(path))
    throw new StudioError(
      422,
      'The title becomes the file name, which needs Latin letters or digits, without ~ and _. Save it with such a title first, and change the title then.',
    )
  if (isNew && isLongName(path)) throw new StudioError(422, LONG_NAME)
  for (let attempt = 1; ; attempt += 1) {
    const stored = await store.read(path)
    const version = String(versionOf(path, stored))
    const isKnown = version === GONE ? isNew || known.includes(GONE) : known.includes(version)
    if (!isKnown) askToReplace(describeConflict(path, values, stored, isNew))
    try {
      const changes = changesOf(path, values, stored)
      await store.save(path, changes, { isReplacing: !isKnown, message })
      const [text = null, drawing = stored.drawing] = changes.map((change) => change.text)
      rememberTitle(path, values)
      return rememberSaved(path, versionOf(path, { text, drawing }))
    } catch (error) {
      if (error instanceof SvgError)
        throw new StudioError(422, `This drawing cannot be used. Line ${error.line}: ${error.message}`)
      const isOutdated = error instanceof StudioError && error.status === 409
      // A git host may also refuse for a reason that stays.
      if (!isOutdated || attempt === MAX_ATTEMPTS) throw error
    }
  }
}

function askToReplace(problem: string) {
  const question = `${problem}\n\nReplace it with your text? The other text ${store.keepsReplaced}. Press Cancel to keep both: your text stays in this window.`
  if (!confirm(question)) throw new StudioError(409, problem)
}

/** Gives an entry and its drawing another file name. Returns the new path. */
export async function renameEntry(path: string, name: string): Promise<string> {
  const target = path.replace(/[^/]+$/, `${name}.md`)
  if (!SLUG.test(name) || !findEntry(target))
    throw new StudioError(
      422,
      'A file name has only lower-case letters from a to z, digits and hyphens, as in web-development.',
    )
  if (isLongName(target)) throw new StudioError(422, LONG_NAME)
  const stored = await store.read(path)
  if (stored.text === null) throw new StudioError(404, `${path} does not exist.`)
  const taken = await store.read(target)
  if (taken.text !== null || taken.drawing !== null) throw new StudioError(409, `${target} already exists.`)
  const changes = [...moves(path, stored, target), ...(await redirect(path, target))]
  await store.save(target, changes, {
    isReplacing: false,
    message: `Rename ${path} to ${name}`,
  })
  return target
}

/** Visitors and search engines know the old address of a page. */
async function redirect(path: string, target: string): Promise<FileChange[]> {
  const [from, to] = [path, target].map(pageOf)
  if (!from || !to || store.isPublished?.(path) === false) return []
  const { text: before } = await store.read(REDIRECTS)
  return [{ path: REDIRECTS, before, text: withMovedPage(before, from, to) }]
}

/** The address of an entry's page, if its list has pages. */
function pageOf(path: string): string | undefined {
  const { form, id = '' } = findEntry(path) ?? {}
  if (form?.folder === 'services') return paths.service(id)
  if (form?.name === 'ownPages') return paths.ownPage(id)
  return form?.collection?.pages?.path(id)
}

/** Deletes an entry and its drawing. */
export async function deleteEntry(path: string, message: string) {
  const stored = await store.read(path)
  await store.save(path, moves(path, stored, null), { isReplacing: false, message })
  rememberDeleted(path, stored)
}

/** What was deleted last in this window, so that it can come back. */
const DELETED = 'studio-deleted'
export const ENTRY_DELETED = 'studio-entry-deleted'
type Deleted = { path: string; name: string; files: FileChange[] }

export const lastDeleted = (): Deleted | null => JSON.parse(sessionStorage.getItem(DELETED) ?? 'null')

export function rememberDeleted(path: string, stored: StoredTexts) {
  rememberSaved(path, null)
  const files = moves(path, stored, null).map((file) => ({ ...file, before: null, text: file.before }))
  sessionStorage.setItem(DELETED, JSON.stringify({ path, name: nameOf(path), files } satisfies Deleted))
  dispatchEvent(new Event(ENTRY_DELETED))
}

export async function bringBackDeleted({ path, files }: Deleted) {
  await store.bringBack(path, files)
  sessionStorage.removeItem(DELETED)
  sessionStorage.removeItem(keyOf(path))
}

/** Moves an entry and its drawing, or deletes both. */
function moves(path: string, { text, drawing }: StoredTexts, target: string | null) {
  const files = filesOf(path).map((file, index) => ({
    file,
    to: filesOf(target ?? '')[index],
    text: [text, drawing][index],
  }))
  return files.flatMap(({ file, to, text: moved }) =>
    moved === null || moved === undefined
      ? []
      : [...(to ? [{ path: to, before: null, text: moved }] : []), { path: file, before: moved, text: null }],
  )
}

// Decap does not load an entry again after it was saved, so the window notes which version it has written.
/** The version of an entry that this window has deleted. */
const GONE = String(null)
const keyOf = (path: string) => `saved:${path}`
const lastSaved = (path: string) => sessionStorage.getItem(keyOf(path))
const rememberSaved = (path: string, version: string | null) =>
  sessionStorage.setItem(keyOf(path), String(version))

/** After the window was closed, Decap recovers what was typed since the last save, with the form that it was typed into. */
const LAST_SAVED = 'saved'
function lastSavedBy(form: unknown): string | null {
  const [by, version] = JSON.parse(localStorage.getItem(LAST_SAVED) ?? '[]')
  return form && by === form ? version : null
}

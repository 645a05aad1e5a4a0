import { SvgError } from '../../../scripts/lib/svg'
import { readNames } from '../forms/cmsConfig'
import { drawingPath, findEntry } from '../forms/contentPaths'
import {
  changesOf,
  describeConflict,
  type FileChange,
  placeInList,
  type Stored,
  valuesInList,
  valuesOf,
  versionOf,
} from '../forms/entries'
import { folderForms, splitPath } from '../forms/forms'
import type { FormGroup } from '../forms/formValues'
import { call, callAndBlock, StudioError } from './api'

/** The version of the file that an entry was read from. It stays with the entry, also in the browser's backup of it. */
const VERSION = 'studioVersion'

/** The preview shows what was saved. */
export const SAVED = 'studio-saved'

/** Decap's backend: it translates between the values of the forms and the files, which the studio's server stores. */
export class FilesBackend implements CmsBackend {
  private created = ''

  isGitBackend = () => false
  status = async () => ({ auth: { status: true }, api: { status: true, statusPage: '' } })
  authComponent = () => () => null
  restoreUser = () => this.authenticate()
  authenticate = async () => ({ name: 'Owner', login: 'owner' })
  logout = () => null
  getToken = async () => ''

  async entriesByFolder(folder: string) {
    const files = await call<{ path: string; text: string }[]>('list', { folder })
    const { practices } = readNames('/')
    const ids = Object.keys(practices)
    const { fields = [] } = folderForms.find((form) => form.folder === folder) ?? {}
    const field = fields.find(({ kind }) => kind === 'practice')?.name ?? ''
    const entries = files.map(({ path, text }) => ({ path, values: valuesInList(path, text) }))
    return entries
      .toSorted((a, b) => placeInList(a.values, ids) - placeInList(b.values, ids))
      .map(({ path, values }) => {
        // Lists show the owner's names of the practices.
        const name = practices[String(values[field])]
        return toCmsEntry(path, { ...values, ...(name && { [field]: name }) })
      })
  }

  entriesByFiles(files: { path: string; label: string }[]) {
    return Promise.all(
      files.map(async ({ path, label }) => {
        const { data, file } = await this.getEntry(path)
        return { data, file: { ...file, label } }
      }),
    )
  }

  /**
   * Decap recovers unsaved text as soon as it finds some. An entry that comes later would replace that text. But it moves
   * from a new entry to the saved one at once, and would then ask whether to leave unsaved text.
   */
  async getEntry(path: string) {
    const paths = pathsOf(path)
    const stored = toStored(
      path === this.created ? await call('read', { paths }) : callAndBlock('read', { paths }),
    )
    return toCmsEntry(path, { ...valuesOf(path, stored), [VERSION]: versionOf(path, stored) })
  }

  async persistEntry(
    { dataFiles }: { dataFiles: CmsDataFile[] },
    { newEntry = false }: { newEntry?: boolean },
  ) {
    for (const { path, raw } of dataFiles) {
      const { [VERSION]: version = null, ...values }: FormGroup = JSON.parse(raw)
      await saveEntry(path, values, [String(version), lastSaved(path)], newEntry)
      if (newEntry) this.created = path
    }
    dispatchEvent(new Event(SAVED))
  }

  async deleteFiles(paths: string[]) {
    for (const path of paths) {
      const { text, drawing } = await readStored(path)
      const [file = '', drawn = ''] = pathsOf(path)
      await store([
        { path: file, before: text, text: null },
        ...(drawing === null ? [] : [{ path: drawn, before: drawing, text: null }]),
      ])
    }
  }

  getMedia = async () => []
  getMediaFile = async (path: string) => {
    const url = `/${path.replace(/^\/?(public\/)?/, '')}`
    return { id: path, name: path, path, url, displayURL: url }
  }
  getNotes = async () => []
}

const toCmsEntry = (path: string, values: FormGroup): CmsEntry => ({
  data: JSON.stringify(values),
  file: { path, id: null },
})

/** The file of an entry and that of its drawing. */
const pathsOf = (path: string) => [splitPath(path).file, drawingPath(path)].filter((one) => one !== null)
const toStored = ([text = null, drawing = null]: (string | null)[]): Stored => ({ text, drawing })
const readStored = async (path: string) => toStored(await call('read', { paths: pathsOf(path) }))
const store = (files: FileChange[], isReplacing = false) => call('save', { files, isReplacing })

/**
 * Another window may have saved the entry since this one read it in a version that it knows. Nothing is lost: the server
 * keeps a copy of what is replaced, and refuses a save if a file has changed since `readStored`.
 */
async function saveEntry(path: string, values: FormGroup, known: (string | null)[], isNew: boolean) {
  for (;;) {
    const stored = await readStored(path)
    const version = versionOf(path, stored)
    const isKnown = version === null ? isNew : known.includes(version)
    if (!isKnown) ask(describeConflict(path, values, stored, isNew))
    try {
      const changes = changesOf(path, values, stored)
      await store(changes, !isKnown)
      const [text = null, drawing = stored.drawing] = changes.map((change) => change.text)
      return rememberSaved(path, String(versionOf(path, { text, drawing })))
    } catch (error) {
      if (error instanceof SvgError)
        throw new StudioError(422, `This drawing cannot be used. Line ${error.line}: ${error.message}`)
      if (!(error instanceof StudioError) || error.status !== 409) throw error
    }
  }
}

function ask(problem: string) {
  const question = `${problem}\n\nReplace it with your text? The other text is kept in .local/studio. Press Cancel to keep both: your text stays in this window.`
  if (!confirm(question)) throw new StudioError(409, problem)
}

/** Gives an entry and its drawing another file name. Returns the new path. */
export async function renameEntry(path: string, name: string): Promise<string> {
  const target = path.replace(/[^/]+$/, `${name}.md`)
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) || !findEntry(target))
    throw new StudioError(
      422,
      'A file name has only lower-case letters, digits and hyphens, as in web-development.',
    )
  const { text, drawing } = await readStored(path)
  if (text === null) throw new StudioError(404, `${path} does not exist.`)
  const taken = await readStored(target)
  if (taken.text !== null || taken.drawing !== null) throw new StudioError(409, `${target} exists already.`)
  const texts = [text, drawing]
  const [before, after] = [pathsOf(path), pathsOf(target)]
  await store(
    after.flatMap((to, index) => {
      const moved = texts[index] ?? null
      if (moved === null) return []
      return [
        { path: to, before: null, text: moved },
        { path: before[index] ?? '', before: moved, text: null },
      ]
    }),
  )
  return target
}

// Decap does not load an entry again after it was saved, so the window notes which version it has written.
const keyOf = (path: string) => `saved:${path}`
const lastSaved = (path: string) => sessionStorage.getItem(keyOf(path))
const rememberSaved = (path: string, version: string) => sessionStorage.setItem(keyOf(path), version)

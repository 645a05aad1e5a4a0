import { readPractices } from '../forms/cmsConfig'
import { placeInList, type StoredTexts, valuesInList } from '../forms/entries'
import { folderForms, splitPath } from '../forms/forms'
import { deleteEntry, saveForm, toCmsEntry, toOpenEntry } from './entrySaves'
import { store } from './store'

/** The preview shows what was saved. */
export const SAVED = 'studio-saved'

/** Decap's backend: it translates between the values of the forms and the files, which the store keeps. */
export class FilesBackend implements CmsBackend {
  protected created = ''

  isGitBackend = () => false
  status = async () => ({ auth: { status: true }, api: { status: true, statusPage: '' } })
  authComponent = () => () => null
  restoreUser = (user: object) => this.authenticate(user)
  authenticate = async (_: object) => ({ name: 'Owner', login: 'owner' })
  logout = () => null
  getToken = async () => ''

  async entriesByFolder(folder: string) {
    const files = await store.list(folder)
    const practices = readPractices('/')
    const ids = Object.keys(practices)
    const { fields = [] } = folderForms.find((form) => folder === `content/${form.folder}`) ?? {}
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

  /** Several of them may be parts of one file, which is read once. */
  async entriesByFiles(files: { path: string; label: string }[]) {
    const read = new Map<string, StoredTexts | Promise<StoredTexts>>()
    const entries: CmsEntry[] = []
    for (const { path, label } of files) {
      const stored = read.get(splitPath(path).file) ?? store.readNow(path)
      read.set(splitPath(path).file, stored)
      const { data, file } = toOpenEntry(path, await stored)
      entries.push({ data, file: { ...file, label } })
    }
    return entries
  }

  /** Decap moves from a new entry to the saved one at once, and would then ask whether to leave unsaved text. */
  async getEntry(path: string) {
    return toOpenEntry(path, path === this.created ? await store.read(path) : await store.readNow(path))
  }

  async persistEntry({ dataFiles }: { dataFiles: CmsDataFile[] }, options: CmsSaveOptions) {
    for (const { path, raw } of dataFiles) {
      await saveForm(path, raw, options)
      if (options.newEntry) this.created = path
    }
    dispatchEvent(new Event(SAVED))
  }

  async deleteFiles(paths: string[], message: string) {
    for (const path of paths) await deleteEntry(path, message)
  }

  getMedia = async () => []
  getMediaFile = async (path: string) => {
    const url = `/${path.replace(/^\/?(public\/)?/, '')}`
    return { id: path, name: path, path, url, displayURL: url }
  }
  getNotes = async () => []
}

/**
 * Decap compares a form with the entry as it was opened, even after a save: an edit that undoes what was saved would count as
 * saved. It copies the values for each of the two, and the getter gives each copy another id, so that they always differ.
 */
export const FORM_FORMAT = {
  fromFile: (text: string): object => ({
    ...JSON.parse(text),
    get studioCopy() {
      return crypto.randomUUID()
    },
  }),
  toFile: (values: object) => JSON.stringify(values),
}

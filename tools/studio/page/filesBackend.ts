import { call, callAndBlock, StudioError } from './api'

type Values = Record<string, unknown>
type Entry = { path: string; values: Values; version: string }

/** The version of the file that an entry was read from. It stays with the entry, also in the browser's backup of it. */
const VERSION = 'studioVersion'

/** The preview shows what was saved. */
export const SAVED = 'studio-saved'

/** Decap's backend: it exchanges values with the studio's server, which reads and writes the files. */
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
    const entries = await call<Entry[]>('list', { folder: folder.replace('content/', '') })
    return entries.map(toCmsEntry)
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
    if (path === this.created) return toCmsEntry(await call<Entry>('read', { path }))
    return toCmsEntry(callAndBlock<Entry>('read', { path }))
  }

  async persistEntry(
    { dataFiles }: { dataFiles: CmsDataFile[] },
    { newEntry = false }: { newEntry?: boolean },
  ) {
    for (const { path, raw } of dataFiles) {
      const { [VERSION]: version = null, ...values }: Values = JSON.parse(raw)
      const save = { path, values, isNew: newEntry, known: [version, lastSaved(path)] }
      rememberSaved(path, await saveOrAsk(save))
      if (newEntry) this.created = path
    }
    dispatchEvent(new Event(SAVED))
  }

  async deleteFiles(paths: string[]) {
    for (const path of paths) await call('delete', { path })
  }

  getMedia = async () => []
  getMediaFile = async (path: string) => {
    const url = `/${path.replace(/^\/?(public\/)?/, '')}`
    return { id: path, name: path, path, url, displayURL: url }
  }
  getNotes = async () => []
}

function toCmsEntry({ path, values, version }: Entry): CmsEntry {
  return { data: JSON.stringify({ ...values, [VERSION]: version }), file: { path, id: version } }
}

type Saved = { version: string }

/** Another window may have saved the entry. Nothing is lost: the server keeps a copy of what is replaced. */
async function saveOrAsk(save: object): Promise<string> {
  try {
    return (await call<Saved>('save', save)).version
  } catch (error) {
    if (!(error instanceof StudioError) || error.status !== 409) throw error
    const question = `${error.message}\n\nReplace it with your text? The other text is kept in .local/studio. Press Cancel to keep both: your text stays in this window.`
    if (!confirm(question)) throw error
    return (await call<Saved>('save', { ...save, isReplacing: true })).version
  }
}

// Decap does not load an entry again after it was saved, so the window notes which version it has written.
const keyOf = (path: string) => `saved:${path}`
const lastSaved = (path: string) => sessionStorage.getItem(keyOf(path)) ?? null
const rememberSaved = (path: string, version: string) => sessionStorage.setItem(keyOf(path), version)

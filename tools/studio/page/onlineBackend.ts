import type { StudioHost } from '../../../scripts/lib/studioHost'
import { entryKey, entryPath } from '../forms/contentPaths'
import { valuesInList } from '../forms/entries'
import { StudioError } from '../forms/studioError'
import { rememberDeleted, toCmsEntry, toOpenEntry } from './entrySaves'
import { FilesBackend, SAVED } from './filesBackend'
import { explainFailures } from './gitHost'
import { type GitHubApi, gitHub } from './gitHub'
import { type GitLabApi, gitLab } from './gitLab'
import { GitStore } from './gitStore'
import { showNotPublished } from './hostPages'
import { keepAddress } from './signInReturn'
import { chooseStore } from './store'
import { refreshSiteFiles } from './validateSite'

/** Decap's own backend, which signs in. */
type Stock = {
  api: GitHubApi & GitLabApi
  _currentUserPromise?: unknown
  authComponent: () => unknown
  authenticate: (user: object) => Promise<object>
  logout: () => unknown
  getToken: () => Promise<string>
}
type Config = { backend: { host: StudioHost['kind'] } }
/** Decap only publishes a draft with this status, the last of three. The studio has no use for the others. */
const READY = 'pending_publish'
type Named = { id?: string; collection?: string; slug?: string }

/** The studio on a git host: what is saved is a draft, a branch with a pull request, which *Publish* merges. */
export class OnlineBackend extends FilesBackend {
  private readonly stock: Stock
  private files!: GitStore
  private readonly host: StudioHost['kind']
  private readonly showAddress = keepAddress()

  constructor(config: unknown, options: unknown) {
    super()
    this.host = (config as Config).backend.host
    this.stock = window.CMS.getBackend(this.host).init(config, options) as Stock
  }

  override isGitBackend = () => true
  override authComponent = () => this.stock.authComponent() as () => null
  override restoreUser = (user: object) => this.authenticate(user)
  override logout = () => this.stock.logout() as null
  override getToken = () => this.stock.getToken()
  /** Everything that forms need is read before Decap opens the first one. */
  override authenticate = async (user: object) => {
    // Decap's GitHub backend keeps its first answer, also one without a network.
    this.stock._currentUserPromise = undefined
    const known = await this.stock.authenticate(user)
    this.showAddress()
    this.files = new GitStore(explainFailures({ github: gitHub, gitlab: gitLab }[this.host](this.stock.api)))
    chooseStore(this.files)
    await this.files.refresh()
    await refreshSiteFiles()
    return known as { name: string; login: string }
  }

  override persistEntry(...saved: Parameters<FilesBackend['persistEntry']>) {
    return withoutTyping(() => super.persistEntry(...saved))
  }

  unpublishedEntries = async () => this.files.draftKeys()

  async unpublishedEntry({ id, collection, slug }: Named) {
    const key = id ?? `${collection}/${slug}`
    const draft = this.files.findDraft(key)
    if (!draft) throw new NoDraft()
    const path = entryPath(key)
    const [, name = ''] = /^[^/]+\/(.*)$/.exec(key) ?? []
    const { updatedAt, author } = draft.request ?? {}
    return {
      collection: key.slice(0, -name.length - 1),
      slug: name,
      status: READY,
      diffs: [{ path, newFile: !this.files.isPublished(path), id: draft.sha }],
      updatedAt,
      pullRequestAuthor: author,
    }
  }

  async unpublishedEntryDataFile(_collection: string, _slug: string, path: string) {
    // Otherwise Decap would leave a new entry before it has noticed that it is saved.
    if (path === this.created) await new Promise((done) => setTimeout(done))
    const stored = this.files.readDraft(entryKey(path))
    try {
      return toOpenEntry(path, stored).data
    } catch (error) {
      // One that was edited at the host must not hide the other drafts.
      if (!(error instanceof StudioError)) throw error
      return toCmsEntry(path, valuesInList(path, String(stored.text))).data
    }
  }

  deleteUnpublishedEntry = (collection: string, slug: string) => this.files.discard(`${collection}/${slug}`)

  async publishUnpublishedEntry(collection: string, slug: string) {
    try {
      await withoutTyping(() => this.files.publish(`${collection}/${slug}`))
      this.created = ''
      dispatchEvent(new Event(SAVED))
    } catch (error) {
      const request = this.files.findDraft(`${collection}/${slug}`)?.request
      if (error instanceof StudioError && error.status === 409) showNotPublished(error.message, request)
      throw error
    }
  }

  override async deleteFiles(paths: string[], message: string) {
    for (const path of paths) {
      rememberDeleted(path, await this.files.deleteEntry(path, message))
    }
  }
}

/** Saving takes some seconds. After the first save, and after publishing, Decap replaces what was typed in the meantime. */
async function withoutTyping(task: () => Promise<void>) {
  const page = document.getElementById('nc-root')
  const focused = document.activeElement
  page?.toggleAttribute('inert', true)
  try {
    await task()
  } finally {
    page?.toggleAttribute('inert', false)
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}

/** As Decap's own backends say it. */
class NoDraft extends Error {
  override name = 'EDITORIAL_WORKFLOW_ERROR'
  notUnderEditorialWorkflow = true
}

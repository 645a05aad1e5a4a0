import {
  entryKey,
  entryPath,
  filesOf,
  findEntry,
  isCheckedText,
  isEditable,
  isText,
} from '../forms/contentPaths'
import { changesOf, type FileChange, valuesOf } from '../forms/entries'
import { splitPath } from '../forms/forms'
import { StudioError } from '../forms/studioError'
import { DRAFTS, type GitHost, type Request, type Revision } from './gitHost'
import { GitTexts } from './gitTexts'
import { openKey } from './openEntry'
import type { SaveOptions, Store } from './store'
import { findSiteMistakes, refreshSiteFiles, validateEntry } from './validateSite'

type Draft = Revision & { request: Request | undefined }

/**
 * The files of a branch at the git host, and of a draft of each entry: a branch `cms/articles/one` with a pull request. All
 * that a form needs is read before it opens.
 */
export class GitStore implements Store {
  keepsReplaced = 'stays in the history of the draft'
  private main: Revision = { name: '', sha: '', tree: new Map() }
  private drafts = new Map<string, Draft>()
  /** Pictures that no draft contains yet, by address. */
  private added = new Map<string, File>()

  private readonly texts: GitTexts
  private refreshed: Promise<void> = Promise.resolve()

  constructor(private readonly host: GitHost) {
    this.texts = new GitTexts(host)
  }

  /** One after the other, so that an older answer never replaces a newer one. */
  refresh() {
    const refreshed = this.refreshed.then(() => this.readRevisions())
    this.refreshed = refreshed.catch(() => undefined)
    return refreshed
  }

  private async readRevisions() {
    const { host, texts } = this
    const [main, branches, requests] = await Promise.all([host.main(), host.drafts(), host.requests()])
    const [revision, ...drafts] = await Promise.all([main, ...branches].map((one) => texts.withTree(one)))
    this.main = revision as Revision
    this.drafts = new Map(
      drafts.flatMap((draft) => {
        const key = draft.name.slice(DRAFTS.length)
        const path = entryPath(key)
        // Other programs may have such branches, too.
        if (!isEditable(path) || !draft.tree.has(splitPath(path).file)) return []
        return [[key, { ...draft, request: requests.find(({ branch }) => branch === draft.name) }]]
      }),
    )
    texts.keepTrees([this.main, ...drafts])
    await Promise.all(Array.from(this.drafts, ([key, draft]) => texts.loadEntry(draft, entryPath(key))))
    const open = openKey()
    if (open) await texts.loadEntry(this.main, entryPath(open))
  }

  /** As if the open draft were published. The pictures that have been added just now count, too. */
  files = () => this.filesWith(this.drafts.get(openKey()), isCheckedText)

  private async filesWith(draft: Draft | undefined, isNeeded: (path: string) => boolean) {
    const { main } = this
    const own = filesOf(entryPath(draft?.name.slice(DRAFTS.length) ?? ''))
    // Without what has been deleted from the site since.
    const added = [...(draft?.tree ?? [])].filter(
      ([path]) => own.includes(path) || path.startsWith('public/'),
    )
    const tree = new Map([...added, ...main.tree])
    for (const path of filesOf(draft?.request?.renamed ?? '')) tree.delete(path)
    await this.texts.load({ ...main, tree }, isNeeded)
    const files = Array.from(tree, ([path, id]) => {
      const text = isNeeded(path) ? this.texts.find(id) : undefined
      return { path, id, ...(text !== undefined && { text }) }
    })
    return [...files, ...Array.from(this.added.keys(), (path) => ({ path: `public${path}`, id: 'added' }))]
  }

  async list(folder: string) {
    await this.refresh()
    const isListed = (path: string) => path.startsWith(`${folder}/`) && findEntry(path) !== null
    const { main } = this
    await this.texts.load(main, isListed)
    const paths = [...main.tree.keys()].filter(isListed)
    return paths.map((path) => ({ path, text: this.texts.textIn(main, path) ?? '' }))
  }

  /** The draft if there is one. */
  async read(path: string) {
    await this.refresh()
    return this.texts.loadEntry(this.drafts.get(entryKey(path)) ?? this.main, path)
  }

  readNow(path: string) {
    const { main, texts } = this
    return texts.isEntryLoaded(main, path) ? texts.entryIn(main, path) : texts.loadEntry(main, path)
  }

  draftKeys = () => [...this.drafts.keys()]
  findDraft = (key: string) => this.drafts.get(key)
  readDraft = (key: string) => this.texts.entryIn(this.drafts.get(key) ?? this.main, entryPath(key))
  isPublished = (path: string) => filesOf(path).some((file) => this.main.tree.has(file))

  async save(path: string, changes: FileChange[], { message }: SaveOptions) {
    const key = entryKey(path)
    const draft = this.drafts.get(key)
    const moved = changes.find((change) => change.text === null && findEntry(change.path))?.path
    const old = moved ? this.drafts.get(entryKey(moved)) : undefined
    const isOnSite = this.isPublished(moved ?? '')
    // The title of its request names the entry that it replaces.
    if (old && (isOnSite || this.isPublished(old.request?.renamed ?? '')))
      throw new StudioError(422, `Publish or discard the draft of ${moved} first.`)
    if (isOnSite) await this.requireNoMistakes(changes.filter((change) => change.text === null))
    const values = changes.map(({ text }) => text).join('\n')
    const pictures = [...this.added].filter(([address]) => values.includes(address))
    const name = `${DRAFTS}${key}`
    const files = [
      ...changes.map(({ path: file, text }) => ({ path: file, content: text })),
      ...pictures.map(([address, content]) => ({ path: `public${address}`, content })),
    ]
    await this.host.commit(draft ?? old ?? this.main, name, files, message)
    // The text is saved without a request, too. Publishing asks for one again.
    const request = draft?.request ?? (await this.host.openRequest(name, message).catch(() => undefined))
    for (const [address] of pictures) this.added.delete(address)
    if (old) await this.host.deleteBranch(old.name)
    await this.refresh()
    const saved = this.drafts.get(key)
    // The list of requests may be some seconds old.
    if (saved) saved.request ??= request
  }

  /** Deletes an entry of the published site. */
  async deleteEntry(path: string, message: string) {
    await this.refresh()
    const paths = filesOf(path).filter((file) => this.main.tree.has(file))
    await this.requireNoMistakes(paths.map((file) => ({ path: file, before: null, text: null })))
    const files = paths.map((file) => ({ path: file, content: null }))
    const deleted = await this.texts.loadEntry(this.main, path)
    await this.host.commit(this.main, this.main.name, files, message)
    await this.refresh()
    return deleted
  }

  /** On the site, where it was deleted. */
  async bringBack(path: string, changes: FileChange[]) {
    await this.refresh()
    if (this.isPublished(path) || this.drafts.has(entryKey(path)))
      throw new StudioError(409, `${path} already exists.`)
    const files = changes.map(({ path: file, text }) => ({ path: file, content: text }))
    await this.host.commit(this.main, this.main.name, files, `Bring back ${path}`)
    await this.refresh()
  }

  /** A mistake in any file would stop every further publish, because the site's own check reads all of them. */
  private async requireNoMistakes(changes: FileChange[], draft?: Draft) {
    const before = await findSiteMistakes(await this.filesWith(undefined, isText))
    const known = before.map(withoutLine)
    const others = (await this.filesWith(draft, isText)).filter(
      ({ path }) => !changes.some((change) => change.path === path),
    )
    const written = changes.flatMap(({ path, text }) => (text === null ? [] : [{ path, id: text, text }]))
    const after = await findSiteMistakes([...others, ...written], written.map(({ text }) => text).join('\n'))
    const [found, ...more] = after.filter((one) => !known.includes(withoutLine(one)))
    if (!found) return
    // The open form is checked with what it had.
    await refreshSiteFiles()
    const rest = more.length > 0 ? ` And ${more.length} more.` : ''
    throw new StudioError(422, `The site would have a mistake: ${found}${rest}`)
  }

  /** Merges a draft exactly as it was checked. */
  async publish(key: string) {
    await this.refresh()
    const draft = this.drafts.get(key)
    if (!draft) throw new StudioError(404, 'This draft no longer exists. Open the entry again.')
    const path = entryPath(key)
    const values = valuesOf(path, this.texts.entryIn(draft, path))
    const changes = changesOf(path, values, await this.texts.loadEntry(this.main, path))
    // Merged at the host, or the answer was lost on the way.
    if (changes.every(({ before, text }) => before === text)) return this.discard(key)
    await refreshSiteFiles(await this.filesWith(draft, isCheckedText))
    const { mistakes } = await validateEntry(path, values)
    if (mistakes.length > 0) throw new StudioError(422, mistakes.map(({ message }) => message).join(' '))
    await this.requireNoMistakes(changes, draft)
    draft.request ??= await this.host.openRequest(draft.name, `Publish ${path}`)
    await this.host.merge(draft, draft.request)
    await this.discard(key)
  }

  async discard(key: string) {
    await this.host.deleteBranch(`${DRAFTS}${key}`)
    await this.refresh()
  }

  async addPicture(folder: string, picture: File): Promise<string> {
    await this.refresh()
    const [, name = '', ending = ''] = /^(.*)(\.\w+)$/.exec(picture.name) ?? []
    let address = `/${folder}/${name}${ending}`
    // Two drafts with different pictures of one name could not both be merged.
    const revisions = [this.main, ...this.drafts.values()]
    const isTaken = () =>
      this.added.has(address) || revisions.some(({ tree }) => tree.has(`public${address}`))
    for (let number = 2; isTaken(); number += 1) address = `/${folder}/${name}-${number}${ending}`
    this.added.set(address, picture)
    return address
  }

  async readPicture(address: string): Promise<Blob | null> {
    const added = this.added.get(address)
    if (added) return added
    const path = `public${address}`
    const revisions = [this.drafts.get(openKey()), this.main, ...this.drafts.values()]
    const found = revisions.find((one) => one?.tree.has(path))
    if (!found) return null
    const bytes = await this.host.readBytes(path, String(found.tree.get(path)), found.sha)
    return new Blob([bytes], { type: address.endsWith('.svg') ? 'image/svg+xml' : '' })
  }
}

/** A change of another part of the file moves it. */
const withoutLine = (mistake: string) => mistake.replace(/:\d+(?=: )/, '')

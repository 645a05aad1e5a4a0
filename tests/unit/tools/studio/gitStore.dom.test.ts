import { beforeEach, expect, it, vi } from 'vitest'
import { FORMAT } from '../../../../scripts/content/migrations'
import { StudioError } from '../../../../tools/studio/forms/studioError'
import {
  bringBackDeleted,
  lastDeleted,
  rememberDeleted,
  renameEntry,
} from '../../../../tools/studio/page/entrySaves'
import { FilesBackend } from '../../../../tools/studio/page/filesBackend'
import { type Branch, type GitHost, type NewFile, renamedBy } from '../../../../tools/studio/page/gitHost'
import { GitStore } from '../../../../tools/studio/page/gitStore'
import { siteFiles } from '../../../../tools/studio/page/siteFiles'
import { chooseStore } from '../../../../tools/studio/page/store'

// The check runs on the files that the page knows.
const { knownFiles } = vi.hoisted(() => ({
  async knownFiles() {
    const files = await import('../../../../tools/studio/page/node/fs')
    return { ...files, default: files }
  },
}))
vi.mock('node:fs', knownFiles)
vi.mock('node:fs/promises', knownFiles)

const PAGES = 'content/pages.yaml'
const DRAFT = 'cms/pages/cart'
const TEXT = 'cart:\n  title: Cart\nlogin:\n  title: Login\n'

type Files = Record<string, string | Blob>
/** The files of each branch. A commit is named by its number. */
let branches: Map<string, Files>
let commits: Files[]
let requests: { branch: string; renamed: string | undefined }[]
/** Happens before a commit, once. */
let meanwhile: () => void

const branchOf = (name: string): Branch => ({ name, sha: String(commits.indexOf(branches.get(name) ?? {})) })
const push = (name: string, files: Files) => {
  commits.push(files)
  branches.set(name, files)
}

const host = {
  main: async () => branchOf('main'),
  drafts: async () => [...branches.keys()].filter((name) => name !== 'main').map(branchOf),
  requests: async () => requests,
  tree: async (sha: string) =>
    new Map(Object.entries(commits[Number(sha)] ?? {}).map(([path, text]) => [path, String(text)])),
  readTexts: async () => new Map<string, string>(),
  read: async (_: string, id: string) => id,
  async commit(parent: Branch, branch: string, files: NewFile[]) {
    const act = meanwhile
    meanwhile = () => undefined
    act()
    const isNew = parent.name !== branch
    if (isNew ? branches.has(branch) : branchOf(branch).sha !== parent.sha)
      throw new StudioError(409, 'GitHub refuses the change')
    const tree = { ...commits[Number(parent.sha)] }
    for (const { path, content } of files) {
      if (content === null) delete tree[path]
      else tree[path] = content
    }
    push(branch, tree)
  },
  async openRequest(branch: string, title: string) {
    const request = { branch, renamed: renamedBy(title) }
    requests.push(request)
    return request
  },
  deleteBranch: async (name: string) => branches.delete(name),
}

let store: GitStore

beforeEach(() => {
  commits = []
  branches = new Map()
  requests = []
  meanwhile = () => undefined
  sessionStorage.clear()
  push('main', { [PAGES]: TEXT })
  store = new GitStore(host as unknown as GitHost)
  chooseStore(store)
  const decline = vi.fn(() => false)
  vi.stubGlobal('confirm', decline)
})

async function persist(values: object) {
  const path = `${PAGES}#cart`
  const { data } = await new FilesBackend().getEntry(path)
  const raw = JSON.stringify({ ...JSON.parse(data), ...values })
  const entry = { dataFiles: [{ path, slug: '', raw }] }
  return new FilesBackend().persistEntry(entry, { newEntry: false, commitMessage: 'Update' })
}

it('a save that finds another draft starts again, compares, and asks', async () => {
  await store.refresh()
  meanwhile = () => push(DRAFT, { [PAGES]: TEXT.replace('Cart', 'Basket') })
  await expect(persist({ title: 'Bag' })).rejects.toThrow('Different now: Title.')
  expect(branches.get(DRAFT)?.[PAGES]).toContain('title: Basket')
  vi.mocked(confirm).mockReturnValue(true)
  await persist({ title: 'Bag' })
  expect(branches.get(DRAFT)?.[PAGES]).toBe(TEXT.replace('Cart', 'Bag'))
  expect(branches.get('main')?.[PAGES]).toBe(TEXT)
  // A draft that had no pull request has one now.
  expect(requests.map(({ branch }) => branch)).toEqual([DRAFT])
})

it('a change of another page between reading and saving is kept unasked', async () => {
  await store.refresh()
  await persist({ title: 'Bag' })
  meanwhile = () => push(DRAFT, { [PAGES]: String(branches.get(DRAFT)?.[PAGES]).replace('Login', 'Sign in') })
  await persist({ title: 'My bag' })
  expect(branches.get(DRAFT)?.[PAGES]).toBe(TEXT.replace('Cart', 'My bag').replace('Login', 'Sign in'))
  expect(confirm).not.toHaveBeenCalled()
})

it('a reason to refuse that stays is shown', async () => {
  await store.refresh()
  vi.spyOn(host, 'commit').mockRejectedValue(new StudioError(409, 'This branch is protected'))
  await expect(persist({ title: 'Bag' })).rejects.toThrow('This branch is protected')
})

it('a picture belongs to the draft that shows it, and branches of other programs are no drafts', async () => {
  push('cms/unknown/thing', {})
  await store.refresh()
  const picture = new File(['x'], 'a.webp')
  const address = await store.addPicture('team', picture)
  const unused = await store.addPicture('team', new File(['y'], 'b.webp'))
  const paths = (await store.files()).map(({ path }) => path)
  expect(paths).toEqual([PAGES, `public${address}`, `public${unused}`])
  await persist({ title: `Bag ${address}` })
  expect(Object.keys(branches.get(DRAFT) ?? {})).toEqual([PAGES, `public${address}`])
  expect(store.draftKeys()).toEqual(['pages/cart'])
  // Another entry may be open, and its draft may be published first.
  expect(await store.addPicture('team', picture)).toBe('/team/a-2.webp')
  // Someone else has saved one since this page was opened.
  push('cms/team/ada', { 'content/team/ada.md': '', 'public/team/c.webp': 'C' })
  expect(await store.addPicture('team', new File(['z'], 'c.webp'))).toBe('/team/c-2.webp')
})

const article = (name: string) => `content/articles/${name}.md`
const text = (body: string) => `---\n---\n${body}\n`

it('an entry that others link to is neither deleted nor renamed', async () => {
  const [one, two, three] = ['one', 'two', 'three'].map(article) as [string, string, string]
  const files = { [one]: text('A'), [two]: text('[B](/insight/one/#part)'), [three]: text('[C](/plans)') }
  push('main', files)
  const mistake = `The site would have a mistake: ${two}:3: No page and no file in public/ has the address`
  await expect(store.deleteEntry(one, 'Delete')).rejects.toThrow(mistake)
  await expect(renameEntry(one, 'first')).rejects.toThrow(mistake)
  expect([...branches]).toEqual([['main', files]])
  // A form that is still open is checked with them.
  expect([...siteFiles.keys()]).toEqual(Object.keys(files).map((path) => `/${path}`))
  await store.deleteEntry(two, 'Delete')
  const deleted = await store.deleteEntry(one, 'Delete')
  expect(branches.get('main')).toEqual({ [three]: files[three] })
  expect(deleted.text).toBe(text('A'))
  const back = [{ path: one, before: null, text: deleted.text }]
  await store.bringBack(one, back)
  expect(branches.get('main')).toEqual({ [one]: files[one], [three]: files[three] })
  await expect(store.bringBack(one, back)).rejects.toThrow('already exists')
})

it('a deleted entry comes back to the site with its drawing, byte by byte', async () => {
  const [service, drawing] = ['content/services/web.md', 'content/services/web.svg']
  const site = { [service]: '---\ntitle:  Web shops\n---\r\n', [drawing]: '<svg viewBox="0 0 1 1"/>\n' }
  push('main', site)
  rememberDeleted(service, await store.deleteEntry(service, 'Delete'))
  expect(branches.get('main')).toEqual({})
  await bringBackDeleted(lastDeleted() ?? expect.fail())
  expect(branches.get('main')).toEqual(site)
  expect(lastDeleted()).toBeNull()
})

it('a draft gets another name, unless it replaces an entry of the site', async () => {
  const [dated, named, renamed] = ['2026-11-27', 'accounts', 'books'].map(article) as [string, string, string]
  const site = { [PAGES]: TEXT, [article('old')]: text('B') }
  push('main', site)
  push('cms/articles/2026-11-27', { ...site, [dated]: text('A'), 'public/a.webp': 'A' })
  expect(await renameEntry(dated, 'accounts')).toBe(named)
  expect(await renameEntry(named, 'books')).toBe(renamed)
  const draft = { ...site, 'public/a.webp': 'A', [renamed]: text('A') }
  expect(Object.fromEntries(branches)).toEqual({ main: site, 'cms/articles/books': draft })
  expect(store.draftKeys()).toEqual(['articles/books'])

  const replaced = await renameEntry(article('old'), 'new')
  await expect(renameEntry(replaced, 'newer')).rejects.toThrow(
    `Publish or discard the draft of ${replaced} first.`,
  )
})

it('a draft that has been merged already ends when it is published', async () => {
  push(DRAFT, { [PAGES]: TEXT.replace('Cart', 'Bag') })
  push('main', { [PAGES]: TEXT.replace('Cart', 'Bag').replace('Login', 'Sign in') })
  await store.publish('pages/cart')
  expect([...branches.keys()]).toEqual(['main'])
})

it('a draft is checked with what the site has by now', async () => {
  const [one, gone, kept, later] = ['one', 'gone', 'kept', 'later'].map(article)
  push('main', { [`${gone}`]: text('A'), [`${kept}`]: text('B'), 'public/a.webp': 'A' })
  push('cms/articles/one', { ...branches.get('main'), [`${one}`]: text('C'), 'public/b.webp': 'B' })
  push('main', { [`${kept}`]: text('B'), [`${later}`]: text('D'), 'public/a.webp': 'A' })
  location.hash = '#/collections/articles/entries/one'
  await store.refresh()
  const paths = (await store.files()).map(({ path }) => path)
  expect(paths.toSorted()).toEqual([kept, later, one, 'public/a.webp', 'public/b.webp'])
  location.hash = ''
})

it('a draft that is published while no entry is open is checked with its own files', async () => {
  const fields = 'blogTitle: A\nblogDesc: B\ndate: 2026-11-14\npractice: digital\ndesc: C\nwriterName: D'
  push('main', { 'content/site.yaml': `format: ${FORMAT}\npractices: [{ id: digital, name: Digital }]\n` })
  const one = `---\n${fields}\n---\n[Itself](/insight/one)\n`
  push('cms/articles/one', { ...branches.get('main'), [article('one')]: one })
  const merge = vi.fn()
  const deleteBranch = async (name: string) => branches.delete(name)
  store = new GitStore({ ...host, merge, deleteBranch } as unknown as GitHost)
  await store.publish('articles/one')
  expect(merge).toHaveBeenCalledOnce()
})

it('texts are read a hundred a request, and what a request leaves out one by one', async () => {
  const paths = Array.from({ length: 150 }, (_, number) => `content/articles/n${number}.md`)
  push('main', Object.fromEntries(paths.map((path) => [path, path])))
  const readTexts = vi.fn(
    async (files: string[][]) =>
      new Map(files.flatMap(([path = '', id = '']) => (path === paths[2] ? [] : [[id, id]]))),
  )
  const read = vi.spyOn(host, 'read')
  store = new GitStore({ ...host, readTexts } as unknown as GitHost)
  const all = paths.map((path) => ({ path, text: path }))
  expect(await store.list('content/articles')).toEqual(all)
  expect(await store.list('content/articles')).toEqual(all)
  expect(readTexts.mock.calls.map(([files]) => files.length)).toEqual([100, 50])
  expect(read.mock.calls.map(([path]) => path)).toEqual([paths[2]])

  readTexts.mockRejectedValue(new Error('Too complex'))
  store = new GitStore({ ...host, readTexts } as unknown as GitHost)
  expect(await store.list('content/articles')).toEqual(all)
})

import { beforeEach, expect, it, vi } from 'vitest'
import { type FileChange, versionOf } from '../../../../tools/studio/forms/entries'
import {
  bringBackDeleted,
  lastDeleted,
  renameEntry,
  toOpenEntry,
} from '../../../../tools/studio/page/entrySaves'
import { FilesBackend, FORM_FORMAT } from '../../../../tools/studio/page/filesBackend'
import { serverStore } from '../../../../tools/studio/page/serverStore'
import { chooseStore } from '../../../../tools/studio/page/store'

const PAGES = 'content/pages.yaml'
const SERVICE = 'content/services/web-shops.md'
const DRAWN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 96"><path d="M0 0h9"/></svg>\n'

const files = new Map<string, string>()
let broughtBack: string
let save: { files: FileChange[]; isReplacing: boolean }
/** Happens between reading and saving, once. */
let meanwhile: () => void

vi.mock('../../../../tools/studio/forms/cmsConfig', async (original) => ({
  ...(await original<object>()),
  readPractices: () => ({ digital: 'Digital marketing', technology: 'Technical' }),
}))

/** As the server of the studio answers. */
const answers: Record<string, (body: { paths: string[]; path: string } & typeof save) => Response> = {
  bringBack: ({ path }) => {
    broughtBack = path
    return Response.json({})
  },
  list: () => Response.json(Array.from(files, ([path, text]) => ({ path, text }))),
  read: ({ paths }) => Response.json(paths.map((path) => files.get(path) ?? null)),
  save: (body) => {
    save = body
    const act = meanwhile
    meanwhile = () => undefined
    act()
    if (body.files.some(({ path, before }) => (files.get(path) ?? null) !== before))
      return Response.json({ error: 'changed' }, { status: 409 })
    for (const { path, text } of body.files) text === null ? files.delete(path) : files.set(path, text)
    return Response.json({})
  },
}

beforeEach(() => {
  chooseStore(serverStore)
  files.clear()
  files.set(PAGES, 'cart:\n  title: Cart\nlogin:\n  title: Login\n')
  meanwhile = () => undefined
  sessionStorage.clear()
  const decline = vi.fn(() => false)
  vi.stubGlobal('confirm', decline)
  vi.stubGlobal('fetch', async (url: string, { body = '' }: { body?: string }) =>
    answers[url.replace('/api/', '')]?.(JSON.parse(body)),
  )
})

const textOf = (path: string) => files.get(path) ?? null
const versionNow = (path: string, file = path) =>
  versionOf(path, { text: textOf(file), drawing: textOf(path.replace('.md', '.svg')) })

function persist(path: string, values: object, studioVersion: string | null, newEntry = false) {
  const raw = JSON.stringify({ ...values, studioVersion })
  return new FilesBackend().persistEntry({ dataFiles: [{ path, slug: '', raw }] }, { newEntry })
}

it('a window that edits another page of the file keeps what was saved between reading and saving', async () => {
  const path = `${PAGES}#cart`
  const version = versionNow(path, PAGES)
  meanwhile = () => files.set(PAGES, String(files.get(PAGES)).replace('Login', 'Sign in'))
  await persist(path, { title: 'Bag' }, version)
  expect(files.get(PAGES)).toBe('cart:\n  title: Bag\nlogin:\n  title: Sign in\n')
  expect(confirm).not.toHaveBeenCalled()
})

it('a change of the same page is not replaced without an answer, also between reading and saving', async () => {
  const path = `${PAGES}#cart`
  const version = versionNow(path, PAGES)
  meanwhile = () => files.set(PAGES, String(files.get(PAGES)).replace('Cart', 'Basket'))
  await expect(persist(path, { title: 'Bag' }, version)).rejects.toThrow('Different now: Title.')
  expect(files.get(PAGES)).toContain('title: Basket')
  vi.mocked(confirm).mockReturnValue(true)
  await persist(path, { title: 'Bag' }, version)
  expect(save.isReplacing).toBe(true)
  expect(files.get(PAGES)).toContain('title: Bag')

  // The form still has the version that it was opened with.
  vi.mocked(confirm).mockClear()
  await persist(path, { title: 'My bag' }, version)
  expect(confirm).not.toHaveBeenCalled()
})

it('Decap can never take a form for the entry as it was opened', () => {
  const entry = FORM_FORMAT.fromFile('{"title":"A"}')
  const [opened, form] = [{ ...entry }, { ...entry }]
  expect(opened).toMatchObject({ title: 'A' })
  expect(form).not.toEqual(opened)
  expect(JSON.parse(FORM_FORMAT.toFile(form))).toEqual(form)
})

it('says what to do with a title that gives no file name', async () => {
  await expect(persist('content/articles/.md', { blogTitle: 'सूची' }, null, true)).rejects.toThrow('Latin')
})

it('text that is recovered after a save knows that save, but not one of another window', async () => {
  const path = `${PAGES}#cart`
  const open = () => JSON.parse(toOpenEntry(path, { text: textOf(PAGES), drawing: null }).data)
  const [ours, theirs] = [open(), open()]
  const save = (form: object, title: string) => persist(path, { ...form, title }, ours.studioVersion)
  await save(ours, 'Bag')
  sessionStorage.clear()
  await save(ours, 'My bag')
  expect(confirm).not.toHaveBeenCalled()
  sessionStorage.clear()
  await expect(save(theirs, 'Basket')).rejects.toThrow('Different now: Title.')
  expect(files.get(PAGES)).toContain('title: My bag')
})

it('a service is saved, renamed and deleted with its drawing', async () => {
  await persist(SERVICE, { title: 'Web shops', drawingFile: DRAWN }, null, true)
  expect(files.get(SERVICE)).toBe('---\ntitle: Web shops\n---\n')
  expect(await renameEntry(SERVICE, 'shops')).toBe('content/services/shops.md')
  const shops = ['content/services/shops.md', 'content/services/shops.svg']
  expect([...files.keys()]).toEqual([PAGES, ...shops, 'content/redirects.yaml'])
  await new FilesBackend().deleteFiles(['content/services/shops.md'], 'Delete it')
  expect([...files.keys()]).toEqual([PAGES, 'content/redirects.yaml'])
})

it('a deleted entry comes back with its drawing', async () => {
  await persist(SERVICE, { title: 'Web shops', drawingFile: DRAWN }, null, true)
  await new FilesBackend().deleteFiles([SERVICE], 'Delete it')
  const deleted = lastDeleted()
  expect(deleted).toMatchObject({ path: SERVICE, name: 'Web shops' })
  if (deleted) await bringBackDeleted(deleted)
  expect(broughtBack).toBe(SERVICE)
  expect(lastDeleted()).toBeNull()
})

it('a new entry with a long name gets a message without a path', async () => {
  const path = `content/services/${'a'.repeat(151)}.md`
  const failure = await persist(path, { title: 'A' }, null, true).catch((error) => String(error))
  expect(failure).toContain('A file name has at most 150 characters')
  expect(failure).not.toContain('content/')
  await persist(SERVICE, { title: 'Web shops' }, null, true)
  await expect(renameEntry(SERVICE, 'a'.repeat(151))).rejects.toThrow('at most 150 characters')
  await persist(path.replace('aa', 'a'), { title: 'A' }, null, true)
})

it('a drawing is not read if its file is too large', async () => {
  // If it were read, the script would be the reason.
  const drawingFile = DRAWN.replace('<path', `<script/>${'<g/>'.repeat(25_000)}<path`)
  await expect(persist(SERVICE, { title: 'A', drawingFile }, null, true)).rejects.toThrow(
    'larger than 100 kB',
  )
})

it('a service loses its drawing if the form has none', async () => {
  await persist(SERVICE, { title: 'Web shops', drawingFile: DRAWN }, null, true)
  await persist(SERVICE, { title: 'Web shops' }, versionNow(SERVICE))
  expect([...files.keys()]).toEqual([PAGES, SERVICE])
})

it.each([
  ['<script/><path', /^This drawing cannot be used\. Line 1: <script> is not allowed/],
  ['<g class="\\"/><path', 'class has a value that is not allowed'],
])('a service is not saved with the drawing %s', async (hostile, message) => {
  const drawingFile = DRAWN.replace('<path', hostile)
  await expect(persist(SERVICE, { title: 'A', drawingFile }, null, true)).rejects.toThrow(message)
  expect(files.has(SERVICE)).toBe(false)
})

it('an entry is not renamed if it is gone, to the name of another one, or to one that is no address', async () => {
  await expect(renameEntry(SERVICE, 'shops')).rejects.toThrow('does not exist')
  await persist(SERVICE, { title: 'Web shops' }, null, true)
  await persist('content/services/b.md', { title: 'B' }, null, true)
  await expect(renameEntry(SERVICE, 'b')).rejects.toThrow('already exists')
  for (const name of ['', 'A', '../a', 'a/b', 'a.md'])
    await expect(renameEntry(SERVICE, name)).rejects.toThrow('A file name has only')
})

it('a new entry whose name is taken is not replaced without an answer', async () => {
  await persist(SERVICE, { title: 'Web shops' }, null, true)
  sessionStorage.clear()
  await expect(persist(SERVICE, { title: 'Other' }, null, true)).rejects.toThrow('already exists')
})

it('a list has the services in the order of the site, with the names of their practices', async () => {
  const write = (name: string, practice: string, position: number) =>
    files.set(`content/services/${name}.md`, `---\npractice: ${practice}\nposition: ${position}\n---\n`)
  files.clear()
  write('hosting', 'technology', 1)
  write('seo', 'digital', 2)
  write('ads', 'digital', 1)
  const listed = await new FilesBackend().entriesByFolder('content/services')
  expect(listed.map(({ data }) => JSON.parse(data))).toMatchObject([
    { practice: 'Digital marketing', position: 1 },
    { practice: 'Digital marketing', position: 2 },
    { practice: 'Technical', position: 1 },
  ])
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { articles, type StoredArticle } from '@/data/collections/articles'
import { clients } from '@/data/collections/clients'
import { team } from '@/data/collections/team'
import { readAll, readIds, readIdsWithData, readOne } from '@/data/documents'
import { type Content, fileReader } from '@/data/fileReader'
import { firestoreReader } from '@/data/firestoreReader'
import type { ListPart, ListPosition, Reader } from '@/data/reader'
import { rulesFor } from './environment'

const DAY = 86_400_000 // ms

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

type Given = {
  id: string
  date?: number
  archive?: boolean
  domain?: string
  blogTitle?: string
  services?: string[]
}

const fromFiles = async (documents: Given[]): Promise<Reader> =>
  fileReader({ blogs: documents.map((fields) => ({ blogTitle: 'A', archive: false, ...fields })) } as Content)

const { clearCollection, store } = rulesFor('app')

async function fromFirestore(documents: Given[]): Promise<Reader> {
  await clearCollection('blogs')
  const stored = documents.map(({ id, date, ...fields }) => [
    `blogs/${id}`,
    { blogTitle: 'A', archive: false, ...fields, ...(date !== undefined && { date: new Date(date) }) },
  ])
  await store(Object.fromEntries(stored))
  return firestoreReader
}

async function readToEnd(reader: Reader, practice: string | null, size: number) {
  const parts: string[][] = []
  let after: ListPosition | null = null
  do {
    const part: ListPart<StoredArticle> = await reader.readArticles({ practice, after, size })
    parts.push(part.items.map(({ id }) => id))
    after = part.next
  } while (after)
  return parts
}

const name = (number: number) => `a${String(number).padStart(2, '0')}`
const dated = (count: number): Given[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ id: name(index + 1), date: Date.UTC(2026, 0, index + 1) },
    domain: index % 2 ? 'digital' : 'technology',
  }))

describe.each([
  ['the files', fromFiles],
  ['Firestore', fromFirestore],
])('the articles in %s', (_, openWith) => {
  it('are listed newest first, then by id, without hidden ones, those without a date and those that are not due', async () => {
    const [first, ...others] = dated(3)
    const reader = await openWith([
      ...[{ id: 'hidden', date: Date.UTC(2026, 0, 9), archive: true }, { id: 'undated' }],
      ...[
        { id: 'later', date: Date.now() + DAY },
        { ...first, id: 'same' },
      ],
      ...[first ?? expect.fail(), ...others],
    ])
    expect(await readToEnd(reader, null, 9)).toEqual([['a03', 'a02', 'same', 'a01']])
  })

  it('are listed in parts, to the last one', async () => {
    const reader = await openWith(dated(7))
    expect(await readToEnd(reader, null, 3)).toEqual([['a07', 'a06', 'a05'], ['a04', 'a03', 'a02'], ['a01']])
    expect(await readToEnd(reader, null, 7)).toHaveLength(1)
    expect(await readToEnd(reader, 'digital', 2)).toEqual([['a06', 'a04'], ['a02']])
    expect(await readToEnd(await openWith([]), null, 3)).toEqual([[]])
  })

  it.each([
    [3, 'a04', 'a02'],
    [5, undefined, 'a04'],
    [1, 'a02', undefined],
  ])('have neighbours: number %i has the newer one %s and the older one %s', async (number, newer, older) => {
    const reader = await openWith(dated(5))
    const position = { id: name(number), date: Date.UTC(2026, 0, number) }
    const neighbours = await reader.readNeighbours(position)
    expect([neighbours.newer?.id, neighbours.older?.id]).toEqual([newer, older])
  })

  it('are found by a service that they name: the newest ones that are listed', async () => {
    const about = dated(6).map((one, at) => ({ ...one, services: at % 2 ? ['gst', 'tds'] : ['tds'] }))
    const reader = await openWith([...about, { id: 'hidden', date: 0, archive: true, services: ['gst'] }])
    const found = async (service: string, size: number) =>
      (await reader.readArticlesAbout(service, size)).map(({ id }) => id)
    expect(await found('gst', 3)).toEqual(['a06', 'a04', 'a02'])
    expect(await found('tds', 2)).toEqual(['a06', 'a05'])
    expect(await found('payroll', 3)).toEqual([])
  })

  it('are read from one on, for what the search does not know yet, but at most so many', async () => {
    const reader = await openWith([...dated(5), { id: 'hidden', date: Date.UTC(2026, 0, 9), archive: true }])
    const newer = async (position: ListPosition | null, most: number) =>
      (await reader.readNewerArticles(position, most)).map(({ id }) => id)
    const second = { id: name(2), date: Date.UTC(2026, 0, 2) }
    expect(await newer(second, 9)).toEqual(['a03', 'a04', 'a05'])
    expect(await newer(second, 2)).toEqual(['a03', 'a04'])
    expect(await newer({ id: name(5), date: Date.UTC(2026, 0, 5) }, 9)).toEqual([])
    expect(await newer(null, 9)).toEqual(['a01', 'a02', 'a03', 'a04', 'a05'])
  })

  it('fail to load if none can be parsed, so that nothing replaces good articles', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const broken = dated(3).map((fields) => ({ ...fields, blogTitle: '' }))
    const first = { practice: null, after: null, size: 2 }
    await expect(async () => (await openWith(broken)).readArticles(first)).rejects.toThrow()
  })
})

it('the list in Firestore is read to its end, although nothing in one of its later parts can be parsed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const reader = await fromFirestore(
    dated(9).map((one, at) => ({ ...one, blogTitle: at > 2 && at < 7 ? '' : 'A' })),
  )
  expect((await readToEnd(reader, null, 2)).flat()).toEqual(['a09', 'a08', 'a03', 'a02', 'a01'])
})

it('the build reads all articles of the files for their pages, hidden ones too', async () => {
  const reader = await fromFiles([...dated(2), { id: 'hidden', date: 0, archive: true }])
  expect((await reader.readAll(articles)).map(({ id }) => id).toSorted()).toEqual(['a01', 'a02', 'hidden'])
  const broken = await fromFiles([{ id: 'a', date: 0, blogTitle: '' }])
  await expect(async () => broken.readAll(articles)).rejects.toThrow()
})

it('a document of the files is read by its id, also before its date', async () => {
  const reader = await fromFiles([{ id: 'later', date: Date.now() + DAY }])
  expect(await reader.readOne(articles, 'later')).toMatchObject({ id: 'later', title: 'A' })
  expect(await reader.readOne(articles, 'gone')).toBeNull()
  expect(await reader.readAll(team)).toEqual([])
})

describe('a whole collection', () => {
  /** Stores documents `0000`, `0001`, … */
  async function storeClients(count: number, name: unknown = 'Halden') {
    await clearCollection('clients')
    const ids = Array.from({ length: count }, (_, index) => String(index).padStart(4, '0'))
    await store(Object.fromEntries(ids.map((id) => [`clients/${id}`, { name }])))
    return ids
  }
  const all = () => readAll('clients', clients.schema)

  it.each([0, 199, 200, 450])('of %i documents is read, in parts that the rules allow', async (count) => {
    const ids = await storeClients(count)
    const read = await all()
    expect(read.map(({ id }) => id)).toEqual(ids)
    expect(await readIds('clients')).toEqual(ids)
    expect(await readIdsWithData('clients', clients.schema)).toEqual(
      read.map((data) => ({ id: data.id, data })),
    )
  })

  it('is a failed load when none of its documents parses', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await storeClients(2, { first: 'Halden' })
    await expect(all()).rejects.toThrow('No document in clients could be parsed')
    const skipped = ['0000', '0001'].map((id) => expect.stringContaining(`Skipped clients/${id}`))
    expect(log.mock.calls.map(([message]) => message)).toEqual(skipped)
  })

  it('is a failed load when a later part fails', async () => {
    await storeClients(300)
    const { fetch } = globalThis
    const failing = vi.fn(fetch).mockImplementationOnce(fetch).mockRejectedValueOnce(new Error('offline'))
    vi.stubGlobal('fetch', failing)
    await expect(all()).rejects.toThrow()
    expect(failing).toHaveBeenCalledTimes(2)
  })
})

it('a missing document is null, and the console says so', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  for (const id of ['missing', 'a/b', 'a/b/c']) {
    expect(await readOne('team', id, team.schema)).toBeNull()
    expect(warn).toHaveBeenLastCalledWith('Document does not exist', `team/${id}`)
  }
})

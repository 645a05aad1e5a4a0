import { describe, expect, it, vi } from 'vitest'
import { articles, type StoredArticle } from '@/data/collections/articles'
import { team } from '@/data/collections/team'
import { type Content, fileReader } from '@/data/fileReader'
import { firestoreReader } from '@/data/firestoreReader'
import type { ListPart, ListPosition, Reader } from '@/data/reader'
import { type FieldValue, type Filter, stubFirestore } from '../../stubFirestore'

const DAY = 86_400_000 // ms

type Given = {
  id: string
  date?: number
  archive?: boolean
  domain?: string
  blogTitle?: string
  services?: string[]
}

const fromFiles = (documents: Given[]): Reader =>
  fileReader({ blogs: documents.map((fields) => ({ blogTitle: 'A', archive: false, ...fields })) } as Content)

/** Answers as Firestore does: documents that match the filters, in order, after the start and up to the limit. */
function fromFirestore(documents: Given[]): Reader {
  const rows = documents.map(
    ({ id, date, archive = false, domain = '', blogTitle = 'A', services = [] }) => ({
      id,
      fields: {
        ...{ blogTitle: { stringValue: blogTitle }, archive: { booleanValue: archive } },
        ...{ domain: { stringValue: domain } },
        services: { arrayValue: { values: services.map((stringValue) => ({ stringValue })) } },
        ...(date !== undefined && { date: { timestampValue: new Date(date).toISOString() } }),
      } as Record<string, FieldValue>,
    }),
  )
  stubFirestore(({ where, orderBy, limit, startAt }) => {
    const matching = rows.filter(({ fields }) => !where || matches(fields, where))
    const [first] = orderBy ?? []
    const ordered = matching
      .filter(({ fields }) => first?.field.fieldPath !== 'date' || fields.date)
      .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    const inOrder = first?.direction === 'DESCENDING' ? ordered.toReversed() : ordered
    const after = startAt?.values.at(-1)?.referenceValue?.split('/').at(-1)
    const start = inOrder.findIndex(({ id }) => id === after) + 1
    return inOrder.slice(start, start + (limit ?? 0))
  })
  return firestoreReader
}

const keyOf = ({ id, fields }: { id: string; fields: Record<string, FieldValue> }) =>
  `${fields.date?.timestampValue} ${id}`

function matches(fields: Record<string, FieldValue>, filter: Filter): boolean {
  if ('compositeFilter' in filter) return filter.compositeFilter.filters.every((one) => matches(fields, one))
  const { field, op, value } = filter.fieldFilter
  const stored = fields[field.fieldPath]
  if (op === 'ARRAY_CONTAINS')
    return stored?.arrayValue?.values.some(({ stringValue }) => stringValue === value.stringValue) ?? false
  if (op === 'EQUAL') return JSON.stringify(stored) === JSON.stringify(value)
  return (stored?.timestampValue ?? '~') <= (value.timestampValue ?? '')
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
    const reader = openWith([
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
    const reader = openWith(dated(7))
    expect(await readToEnd(reader, null, 3)).toEqual([['a07', 'a06', 'a05'], ['a04', 'a03', 'a02'], ['a01']])
    expect(await readToEnd(reader, null, 7)).toHaveLength(1)
    expect(await readToEnd(reader, 'digital', 2)).toEqual([['a06', 'a04'], ['a02']])
    expect(await readToEnd(openWith([]), null, 3)).toEqual([[]])
  })

  it.each([
    [3, 'a04', 'a02'],
    [5, undefined, 'a04'],
    [1, 'a02', undefined],
  ])('have neighbours: number %i has the newer one %s and the older one %s', async (number, newer, older) => {
    const reader = openWith(dated(5))
    const position = { id: name(number), date: Date.UTC(2026, 0, number) }
    const neighbours = await reader.readNeighbours(position)
    expect([neighbours.newer?.id, neighbours.older?.id]).toEqual([newer, older])
  })

  it('are found by a service that they name: the newest ones that are listed', async () => {
    const about = dated(6).map((one, at) => ({ ...one, services: at % 2 ? ['gst', 'tds'] : ['tds'] }))
    const reader = openWith([...about, { id: 'hidden', date: 0, archive: true, services: ['gst'] }])
    const found = async (service: string, size: number) =>
      (await reader.readArticlesAbout(service, size)).map(({ id }) => id)
    expect(await found('gst', 3)).toEqual(['a06', 'a04', 'a02'])
    expect(await found('tds', 2)).toEqual(['a06', 'a05'])
    expect(await found('payroll', 3)).toEqual([])
  })

  it('are read from one on, for what the search does not know yet, but at most so many', async () => {
    const reader = openWith([...dated(5), { id: 'hidden', date: Date.UTC(2026, 0, 9), archive: true }])
    const newer = async (position: ListPosition | null, most: number) =>
      (await reader.readNewerArticles(position, most)).map(({ id }) => id)
    const second = { id: name(2), date: Date.UTC(2026, 0, 2) }
    expect(await newer(second, 9)).toEqual(['a03', 'a04', 'a05'])
    expect(await newer(second, 2)).toEqual(['a03', 'a04'])
    expect(await newer({ id: name(5), date: Date.UTC(2026, 0, 5) }, 9)).toEqual([])
    expect(await newer(null, 9)).toEqual(['a01', 'a02', 'a03', 'a04', 'a05'])
  })

  it('are read one by one by people with the link, and all for the pages of the build', async () => {
    const reader = openWith([...dated(2), { id: 'hidden', date: 0, archive: true }])
    expect((await reader.readAll(articles)).map(({ id }) => id).toSorted()).toEqual(['a01', 'a02', 'hidden'])
  })

  it('fail to load if none can be parsed, so that nothing replaces good articles', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const broken = dated(3).map((fields) => ({ ...fields, blogTitle: '' }))
    const first = { practice: null, after: null, size: 2 }
    await expect(async () => openWith(broken).readArticles(first)).rejects.toThrow()
    await expect(async () => openWith(broken).readAll(articles)).rejects.toThrow()
  })
})

it('the list in Firestore is read to its end, although nothing in one of its later parts can be parsed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const reader = fromFirestore(
    dated(9).map((one, at) => ({ ...one, blogTitle: at > 2 && at < 7 ? '' : 'A' })),
  )
  expect((await readToEnd(reader, null, 2)).flat()).toEqual(['a09', 'a08', 'a03', 'a02', 'a01'])
})

it('a document of the files is read by its id, also before its date', async () => {
  const reader = fromFiles([{ id: 'later', date: Date.now() + DAY }])
  expect(await reader.readOne(articles, 'later')).toMatchObject({ id: 'later', title: 'A' })
  expect(await reader.readOne(articles, 'gone')).toBeNull()
  expect(await reader.readAll(team)).toEqual([])
})

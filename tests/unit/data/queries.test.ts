// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { collections } from '@/data/collections'

// The emulator answers any query, Firestore itself only those that an index serves: what is asked is noted here.
type Part =
  | { kind: 'where'; field: string; operator: string }
  | { kind: 'orderBy'; field: string; direction: string }
  | { kind: 'limit'; count: number }
  | { kind: 'startAfter' | 'endAt' | 'endBefore'; values: number }
type Query = { path: string; parts: Part[] }

const asked = vi.hoisted(() => [] as unknown[])

vi.mock('firebase/firestore/lite', () => {
  class Timestamp {}
  return {
    Timestamp,
    getFirestore: () => ({}),
    initializeFirestore: () => ({}),
    connectFirestoreEmulator: () => {},
    setLogLevel: () => {},
    serverTimestamp: () => null,
    documentId: () => '__name__',
    collection: (_: unknown, ...path: string[]) => path.join('/'),
    doc: (parent: string, id: string) => `${parent}/${id}`,
    where: (field: string, operator: string) => ({ kind: 'where', field, operator }),
    orderBy: (field: string, direction = 'asc') => ({ kind: 'orderBy', field, direction }),
    limit: (count: number) => ({ kind: 'limit', count }),
    endAt: (...values: unknown[]) => ({ kind: 'endAt', values: values.length }),
    endBefore: (...values: unknown[]) => ({ kind: 'endBefore', values: values.length }),
    startAfter: (...values: unknown[]) => ({ kind: 'startAfter', values: values.length }),
    query: (path: string, ...parts: Part[]) => ({ path, parts }),
    getDocs: (query: Query) => {
      asked.push(query)
      return Promise.resolve({ docs: [] })
    },
    getDoc: () => Promise.resolve({ exists: () => false }),
  }
})

const { indexes } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8'))
const declared: string[] = indexes.map(
  (index: { collectionGroup: string; fields: { fieldPath: string; order: string }[] }) =>
    `${index.collectionGroup}: ${index.fields.map(({ fieldPath, order }) => `${fieldPath} ${order}`).join(', ')}`,
)

/** The composite index that a query needs; null where Firestore's own indexes of single fields do. */
function neededIndex({ path, parts }: Query): string | null {
  const equal = parts.flatMap((part) => (part.kind === 'where' ? [`${part.field} ASCENDING`] : []))
  const order = parts.flatMap((part) =>
    part.kind === 'orderBy' && part.field !== '__name__'
      ? [`${part.field} ${part.direction === 'desc' ? 'DESCENDING' : 'ASCENDING'}`]
      : [],
  )
  return equal.length + order.length < 2 || order.length === 0
    ? null
    : `${path}: ${[...equal.toSorted(), ...order].join(', ')}`
}

async function askEverything() {
  const blogs = await import('@/data/blogs')
  const place = { id: 'a', date: [1, 0] as [number, number] }
  await blogs.listBlogs(null)
  await blogs.listBlogs('Digital')
  await blogs.listMoreBlogs(null, place)
  await blogs.listMoreBlogs('Digital', place)
  await blogs.readNeighbours(place)
  await blogs.readArticlesAfter(null, 200)
  await blogs.readArticlesAfter('a', 200)
  const { readCollection } = await import('@/data/readCollection')
  for (const { name } of collections) await readCollection(name)
  return asked as Query[]
}

beforeEach(() => {
  asked.length = 0
})

describe('the queries of the site', () => {
  it('each find their index in firestore.indexes.json, which has no other', async () => {
    const needed = (await askEverything()).flatMap((query) => neededIndex(query) ?? [])
    expect([...new Set(needed)].toSorted()).toEqual(declared.toSorted())
  })

  it('are all bounded, by no more than the rules allow', async () => {
    for (const { path, parts } of await askEverything()) {
      const limits = parts.flatMap((part) => (part.kind === 'limit' ? [part.count] : []))
      expect(limits, path).toHaveLength(1)
      expect(limits[0]).toBeLessThanOrEqual(200)
    }
  })

  it('order by the id last and in the same direction, so that a page begins where the one before ended', async () => {
    for (const { path, parts } of await askEverything()) {
      const orders = parts.flatMap((part) => (part.kind === 'orderBy' ? [part] : []))
      if (path !== 'blogs') continue
      expect(orders.at(-1)?.field).toBe('__name__')
      expect(new Set(orders.map(({ direction }) => direction)).size).toBe(1)
    }
  })

  it('all stand in files that this test asks', () => {
    const files = readdirSync('src/data').filter(
      (file) => file.endsWith('.ts') && /\b(where|orderBy)\(/.test(readFileSync(`src/data/${file}`, 'utf8')),
    )
    expect(files).toEqual(['blogs.ts', 'documents.ts'])
  })
})

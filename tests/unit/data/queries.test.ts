import { readFileSync } from 'node:fs'
import { beforeAll, expect, it, vi } from 'vitest'
import { collections } from '@/data/collections'
import { firestoreReader } from '@/data/firestoreReader'
import { LIST_LIMIT } from '@/data/limits'

type FieldFilter = { fieldFilter: { field: { fieldPath: string }; op: string } }
type Filter = FieldFilter | { compositeFilter: { filters: Filter[] } }
/** The parts of a REST query that these tests look at. */
type StructuredQuery = {
  from: { collectionId: string }[]
  where?: Filter
  orderBy?: { field: { fieldPath: string }; direction: 'ASCENDING' | 'DESCENDING' }[]
  limit?: number
}

// The emulator answers any query, Firestore itself only those that an index serves.
const { indexes } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8'))
const declared: string[] = indexes.map(
  (index: {
    collectionGroup: string
    fields: { fieldPath: string; order?: string; arrayConfig?: string }[]
  }) =>
    `${index.collectionGroup}: ${index.fields.map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig}`).join(', ')}`,
)

/** The composite index that a query needs; null where Firestore's own indexes of single fields do. */
function neededIndex({ from, where, orderBy = [] }: StructuredQuery): string | null {
  const filters = where ? fieldFilters(where) : []
  const of = (wanted: string, kind: string) =>
    filters.filter(({ op }) => op === wanted).map(({ field }) => `${field.fieldPath} ${kind}`)
  const equal = [...of('EQUAL', 'ASCENDING'), ...of('ARRAY_CONTAINS', 'CONTAINS')]
  const order = orderBy
    .filter(({ field }) => field.fieldPath !== '__name__')
    .map(({ field, direction }) => `${field.fieldPath} ${direction}`)
  return equal.length + order.length < 2 || order.length === 0
    ? null
    : `${from[0]?.collectionId}: ${[...equal.toSorted(), ...order].join(', ')}`
}

/** A range of the field that orders the query, also as one of two, is in the same index. */
const fieldFilters = (filter: Filter): FieldFilter['fieldFilter'][] =>
  'compositeFilter' in filter ? filter.compositeFilter.filters.flatMap(fieldFilters) : [filter.fieldFilter]

const queries: StructuredQuery[] = []

beforeAll(async () => {
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    queries.push(JSON.parse(body).structuredQuery)
    return Response.json([{ readTime: '2026-11-21T00:00:00Z' }])
  })
  const place = { id: 'a', date: 1 }
  for (const practice of [null, 'digital'])
    for (const after of [null, place]) await firestoreReader.readArticles({ practice, after, size: 9 })
  await firestoreReader.readNeighbours(place)
  await firestoreReader.readArticlesAbout('a-service', 3)
  for (const { name, schema } of collections) await firestoreReader.readAll<{ id: string }>({ name, schema })
  vi.unstubAllGlobals()
})

it('the queries of the site each find their index in firestore.indexes.json, which has no other', () => {
  const needed = queries.flatMap((query) => neededIndex(query) ?? [])
  expect([...new Set(needed)].toSorted()).toEqual(declared.toSorted())
})

it('the queries of the site ask for no more documents than the rules allow', () => {
  expect(queries.length).toBeGreaterThan(collections.length)
  for (const { limit } of queries) expect(limit).toBeLessThanOrEqual(LIST_LIMIT)
})

it('the queries of the site order articles by the id last and in the same direction, so that a page begins where the last one ended', () => {
  for (const { from, orderBy = [] } of queries) {
    if (from[0]?.collectionId !== 'blogs') continue
    expect(orderBy.at(-1)?.field.fieldPath).toBe('__name__')
    expect(new Set(orderBy.map(({ direction }) => direction)).size).toBe(1)
  }
})

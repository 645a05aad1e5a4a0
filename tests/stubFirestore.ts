import { vi } from 'vitest'

/** The parts of a REST query that the tests look at. */
export type StructuredQuery = {
  from: { collectionId: string }[]
  where?: Filter
  orderBy?: { field: { fieldPath: string }; direction: 'ASCENDING' | 'DESCENDING' }[]
  limit?: number
  startAt?: Bound
  endAt?: Bound
}
export type Bound = { values: FieldValue[]; before: boolean }
export type FieldValue = {
  referenceValue?: string
  stringValue?: string
  timestampValue?: string
  integerValue?: number
}
export type Filter = FieldFilter | { compositeFilter: { op: 'AND' | 'OR'; filters: Filter[] } }
export type FieldFilter = { fieldFilter: { field: { fieldPath: string }; op: string; value: FieldValue } }

export type Row = { id: string; fields: Record<string, FieldValue> }

const TIME = '2026-11-21T00:00:00Z'

/** Answers the queries that the Firestore SDK sends, without an emulator. Returns a mock that has seen each of them. */
export function stubFirestore(answer: (query: StructuredQuery) => Row[] | Promise<Row[]>) {
  const queries = vi.fn(answer)
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { structuredQuery } = JSON.parse(body) as { structuredQuery: StructuredQuery }
    const collection = structuredQuery.from[0]?.collectionId
    const rows = await queries(structuredQuery)
    const documents = rows.map(({ id, fields }) => ({
      name: `projects/demo-site/databases/(default)/documents/${collection}/${id}`,
      fields,
      createTime: TIME,
      updateTime: TIME,
    }))
    return Response.json([...documents.map((document) => ({ document, readTime: TIME })), { readTime: TIME }])
  })
  return queries
}

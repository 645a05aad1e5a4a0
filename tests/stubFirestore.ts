import { vi } from 'vitest'

/** The parts of a REST query that the tests look at. */
export type StructuredQuery = {
  from: { collectionId: string }[]
  where?: Filter
  orderBy?: { field: { fieldPath: string }; direction: 'ASCENDING' | 'DESCENDING' }[]
  limit?: number
  startAt?: { values: FieldValue[] }
}
type Texts = { referenceValue?: string; stringValue?: string; timestampValue?: string }
export type FieldValue = Texts & { integerValue?: number; arrayValue?: { values: FieldValue[] } }
export type Filter = FieldFilter | { compositeFilter: { op: 'AND' | 'OR'; filters: Filter[] } }
export type FieldFilter = { fieldFilter: { field: { fieldPath: string }; op: string; value: FieldValue } }

export type Row = { id: string; fields: Record<string, FieldValue> }

const TIME = '2026-11-21T00:00:00Z'

/** What Firestore answers to a request that the rules do not allow. */
export const denied = () =>
  Response.json({ error: { code: 403, status: 'PERMISSION_DENIED', message: 'No' } }, { status: 403 })

type Answer = Row[] | Response

/** Answers the queries that the Firestore SDK sends, without an emulator. Returns a mock that has seen each of them. */
export function stubFirestore(answer: (query: StructuredQuery) => Answer | Promise<Answer>) {
  const queries = vi.fn(answer)
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { structuredQuery } = JSON.parse(body) as { structuredQuery: StructuredQuery }
    const collection = structuredQuery.from[0]?.collectionId
    const rows = await queries(structuredQuery)
    if (rows instanceof Response) return rows
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

export const stored = () => Response.json({ writeResults: [{}], commitTime: TIME })

export const offline = (): Response => {
  throw new TypeError('Failed to fetch')
}

type Update = { name: string; fields?: Record<string, FieldValue> }
type Write = { update: Update; updateMask?: { fieldPaths: string[] } }

/** Answers the writes that the Firestore SDK sends. Returns a mock that has seen each: its path and its fields. */
export function stubWrites(answer: () => Response | Promise<Response> = stored) {
  const writes = vi.fn((_path: string, _fields: Record<string, FieldValue>, _write: Write) => answer())
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { writes: sent } = JSON.parse(body) as { writes: Write[] }
    const [write] = sent
    if (!write) throw new Error('Not a write')
    const path = write.update.name.split('/documents/')[1] ?? ''
    return writes(path, write.update.fields ?? {}, write)
  })
  return writes
}

/** Answers reads of one document, which is missing if it is null, and its writes. Returns a mock that has seen their fields. */
export function stubDocument(fields: Row['fields'] | null, answer = stored) {
  const writes = vi.fn((_fields: Row['fields']) => answer())
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { documents, writes: sent } = JSON.parse(body)
    if (sent) return writes(sent[0].update.fields)
    const [name] = documents
    const read = fields ? { found: { name, fields, createTime: TIME, updateTime: TIME } } : { missing: name }
    return Response.json([{ ...read, readTime: TIME }])
  })
  return writes
}

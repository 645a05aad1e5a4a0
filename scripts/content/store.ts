import { collections } from '@/data/collections'
import { chunks } from '../lib/chunks'
import { UserError } from '../lib/userError'
import type { FirestoreFields } from './firestoreValue'

/** Firestore's REST API. The emulator and the real service answer alike. */
export type Backend = { origin: string; projectId: string; token: string }
export type Stored = { fields: FirestoreFields; createTime: string; updateTime: string }
export type Write = { currentDocument?: { exists: boolean } | { updateTime: string } } & (
  | { update: { name: string; fields: FirestoreFields } }
  | { delete: string }
)
type Answered = { name: string } & Partial<Stored>
type Page = { documents?: Answered[]; nextPageToken?: string }
/** Of a query or of a request for single documents. */
type Result = { document?: Answered; found?: Answered }

const PAGE_SIZE = 300
const REQUEST_TIMEOUT = 30_000 // ms

export class UnreachableError extends UserError {}

export function documentName({ projectId }: Backend, path: string): string {
  return `projects/${projectId}/databases/(default)/documents/${path}`
}

/** True if every published collection is empty. */
export async function isEmpty(backend: Backend): Promise<boolean> {
  const stored = await Promise.all(collections.map(({ name }) => readCollection(backend, name)))
  return stored.every(({ size }) => size === 0)
}

/** Every document of a collection, by id. */
export async function readCollection(backend: Backend, collection: string): Promise<Map<string, Stored>> {
  const stored = new Map<string, Stored>()
  for await (const page of readPages(backend, collection)) for (const [id, one] of page) stored.set(id, one)
  return stored
}

/** A collection of any size, page by page, in the order of the ids. */
export async function* readPages(backend: Backend, collection: string): AsyncGenerator<[string, Stored][]> {
  let pageToken = ''
  do {
    const query = new URLSearchParams({ pageSize: String(PAGE_SIZE), pageToken })
    const page = await request<Page>(backend, `/${documentName(backend, collection)}?${query}`)
    yield (page.documents ?? []).map((document) => [
      document.name.slice(document.name.lastIndexOf('/') + 1),
      toStored(document),
    ])
    pageToken = page.nextPageToken ?? ''
  } while (pageToken)
}

/** All collections with this name, page by page. Documents have their whole paths. */
export async function* readGroupPages(backend: Backend, name: string): AsyncGenerator<[string, Stored][]> {
  let last = ''
  do {
    const structuredQuery = {
      from: [{ collectionId: name, allDescendants: true }],
      orderBy: [{ field: { fieldPath: '__name__' } }],
      ...(last && { startAt: { values: [{ referenceValue: last }], before: false } }),
      limit: PAGE_SIZE,
    }
    const found = await request<Result[]>(backend, `${rootOf(backend)}:runQuery`, { structuredQuery })
    const documents = found.flatMap(({ document }) => document ?? [])
    yield documents.map((document) => [pathOf(document), toStored(document)])
    last = documents.length === PAGE_SIZE ? (documents.at(-1)?.name ?? '') : ''
  } while (last)
}

/** The documents at these paths that exist. */
export async function readDocuments(backend: Backend, paths: string[]): Promise<Map<string, Stored>> {
  const documents = paths.map((path) => documentName(backend, path))
  if (paths.length === 0) return new Map()
  const found = await request<Result[]>(backend, `${rootOf(backend)}:batchGet`, { documents })
  return new Map(found.flatMap(({ found: one }) => (one ? [[pathOf(one), toStored(one)]] : [])))
}

/** The state of each composite index, such as CREATING or READY. */
export async function readIndexStates(backend: Backend): Promise<string[]> {
  const group = rootOf(backend).replace(/documents$/, 'collectionGroups/-')
  const { indexes = [] } = await request<{ indexes?: { state: string }[] }>(backend, `${group}/indexes`)
  return indexes.map(({ state }) => state)
}

/** One atomic commit: all writes succeed or none does. */
export async function commit(backend: Backend, writes: Write[]) {
  if (writes.length > 0) await request(backend, `${rootOf(backend)}:commit`, { writes })
}

/** The writes of one group are never split. Firestore accepts 500 writes in a commit. */
export async function commitInBatches(backend: Backend, groups: Write[][], groupsPerCommit: number) {
  for (const batch of chunks(groups, groupsPerCommit)) await commit(backend, batch.flat())
}

const rootOf = (backend: Backend) => `/${documentName(backend, '').replace(/\/$/, '')}`

const pathOf = ({ name }: Answered) => name.split('/documents/')[1] ?? ''

const toStored = ({ fields = {}, createTime = '', updateTime = '' }: Answered): Stored => ({
  fields,
  createTime,
  updateTime,
})

async function request<T>({ origin, projectId, token }: Backend, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`${origin}/v1${path}`, {
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    signal: AbortSignal.timeout(REQUEST_TIMEOUT),
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  }).catch(() => {
    throw new UnreachableError(
      origin.startsWith('https:')
        ? 'Firestore cannot be reached. Check the network and run the command again.'
        : `The local backend does not answer at ${origin}. Run npm start first.`,
    )
  })
  if (response.ok) return response.json()
  const message = await response.text()
  if (path.endsWith(':commit') && /FAILED_PRECONDITION|ALREADY_EXISTS|ABORTED|NOT_FOUND/.test(message)) {
    throw new UserError(
      'These documents were edited in the meantime. Nothing more was written: run it again.',
    )
  }
  if (response.status === 401 || response.status === 403) {
    throw new UserError(
      `These credentials cannot read and write the database of ${projectId}: give the account the roles named in docs/launch.md.`,
    )
  }
  if (response.status === 404) {
    throw new UserError(`${projectId} has no Firestore database yet: create it as in docs/launch.md.`)
  }
  if (response.status >= 500) {
    throw new UserError(`Firestore answered ${response.status}. Run the command again in some minutes.`)
  }
  throw new Error(`Firestore answered ${response.status}: ${message}`)
}

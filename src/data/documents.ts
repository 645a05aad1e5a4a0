import {
  collection,
  type DocumentData,
  deleteDoc,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type QueryCompositeFilterConstraint,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  type QueryNonFilterConstraint,
  query,
  setDoc,
  startAfter,
} from 'firebase/firestore/lite'
import { type BaseIssue, type GenericSchema, safeParse } from 'valibot'
import { LIST_LIMIT } from '@/content/limits'
import { consoleMessages } from '@/content/messages'
import { firestore } from './firestore'
import { attempt, type Outcome } from './outcome'

/** A schema reads a document's fields together with its id. */
export type DocumentSchema<T> = GenericSchema<unknown, T>

export type StoredDocument = DocumentData & { id: string }

export async function readAll<T>(path: string, schema: DocumentSchema<T>): Promise<Outcome<T[]>> {
  const outcome = await readAllDocuments(path)
  return failIfUnreadable(path, outcome, parseDocuments(path, schema, outcome.value))
}

/** Reads the whole collection, in pages as large as the rules allow. */
async function readAllDocuments(path: string): Promise<Outcome<StoredDocument[]>> {
  const documents: StoredDocument[] = []
  let after: string | undefined
  do {
    const page = await readBatch(path, after)
    if (!page.ok) return page
    documents.push(...page.value)
    after = page.value.length === LIST_LIMIT ? page.value.at(-1)?.id : undefined
  } while (after !== undefined)
  return { ok: true, value: documents }
}

/**
 * An empty collection is valid. If every document fails to parse, the load has failed, so that it does not replace good
 * data.
 */
export function failIfUnreadable<T>(
  path: string,
  outcome: Outcome<StoredDocument[]>,
  items: T[],
): Outcome<T[]> {
  if (!outcome.ok || items.length > 0 || outcome.value.length === 0) return { ...outcome, value: items }
  const error = new Error('No document could be parsed')
  console.error(`Could not read ${path}`, error)
  return { ok: false, value: [], error }
}

function readBatch(path: string, after: string | undefined): Promise<Outcome<StoredDocument[]>> {
  const start = after === undefined ? [] : [startAfter(after)]
  return readDocuments(path, orderBy(documentId()), ...start, limit(LIST_LIMIT))
}

type Constraints = (QueryConstraint | QueryCompositeFilterConstraint | QueryNonFilterConstraint)[]

/** Firestore's types want to know at compile time whether the first constraint is a group of filters. */
const queryOf = (path: string, constraints: Constraints) =>
  query(collection(firestore, path), ...(constraints as QueryConstraint[]))

/** The stored fields of documents, not yet parsed. */
export function readDocuments(path: string, ...constraints: Constraints): Promise<Outcome<StoredDocument[]>> {
  return attempt<StoredDocument[]>(`read ${path}`, [], async () => {
    const { docs } = await getDocs(queryOf(path, constraints))
    return docs.map(fieldsWithId)
  })
}

/** One page of a list, and the position of the next page: null after the last one. */
export type Page<T, Place> = { items: T[]; next: Place | null }

/** `place` gives a document's position in the order of the query. */
export function readPage<T, Place>(
  path: string,
  schema: DocumentSchema<T>,
  { size, place }: { size: number; place: (document: DocumentData) => Place },
  ...constraints: Constraints
): Promise<Outcome<Page<T, Place>>> {
  return attempt<Page<T, Place>>(`read ${path}`, { items: [], next: null }, async () => {
    const { docs } = await getDocs(queryOf(path, [...constraints, limit(size)]))
    const documents = docs.map(fieldsWithId)
    const last = documents.at(-1)
    const next = last && documents.length === size ? place(last) : null
    return { items: parseDocuments(path, schema, documents), next }
  })
}

export function readOne<T>(path: string, id: string, schema: DocumentSchema<T>): Promise<Outcome<T | null>> {
  return attempt<T | null>(`read ${path}/${id}`, null, async () => {
    const document = await getDoc(doc(collection(firestore, path), id))
    if (document.exists()) return parseDocuments(path, schema, [fieldsWithId(document)])[0] ?? null
    console.warn(consoleMessages.documentMissing, `${path}/${id}`)
    return null
  })
}

/** @public One of the specified data operations. No page uses it yet. */
export async function readIds(path: string): Promise<Outcome<string[]>> {
  const outcome = await readAllDocuments(path)
  return { ...outcome, value: outcome.value.map(({ id }) => id) }
}

/** @public One of the specified data operations. No page uses it yet. */
export async function readIdsWithData<T>(
  path: string,
  schema: DocumentSchema<T>,
): Promise<Outcome<{ id: string; data: T }[]>> {
  const outcome = await readAllDocuments(path)
  const items = outcome.value.flatMap((document) =>
    parseDocuments(path, schema, [document]).map((data) => ({ id: document.id, data })),
  )
  return failIfUnreadable(path, outcome, items)
}

export function write(path: string, id: string, data: DocumentData): Promise<Outcome<boolean>> {
  return attempt(`write ${path}/${id}`, false, async () => {
    await setDoc(doc(collection(firestore, path), id), data)
    return true
  })
}

/**
 * Merges into a document of a sub-collection, such as `users/{uid}/orders/{id}`.
 * @public One of the specified data operations. No page uses it yet.
 */
export function mergeInto(
  parent: string,
  parentId: string,
  subcollection: string,
  id: string,
  data: DocumentData,
): Promise<Outcome<boolean>> {
  return attempt(`write ${parent}/${parentId}/${subcollection}/${id}`, false, async () => {
    await setDoc(doc(collection(firestore, parent, parentId, subcollection), id), data, { merge: true })
    return true
  })
}

export function remove(path: string, id: string): Promise<Outcome<boolean>> {
  return attempt(`delete ${path}/${id}`, false, async () => {
    await deleteDoc(doc(collection(firestore, path), id))
    return true
  })
}

/** The rules do not allow the request. */
export function isDenied(outcome: Outcome<unknown>): boolean {
  if (outcome.ok || !(outcome.error instanceof Error) || !('code' in outcome.error)) return false
  return outcome.error.code === 'permission-denied'
}

/** Skips and logs documents that do not parse, so that one bad document does not empty the page. */
export function parseDocuments<T>(path: string, schema: DocumentSchema<T>, documents: { id: string }[]): T[] {
  return documents.flatMap((document) => {
    const parsed = safeParse(schema, document)
    if (parsed.success) return [parsed.output]
    console.error(`Skipped ${path}/${document.id}: ${parsed.issues.map(describeIssue).join('; ')}`)
    return []
  })
}

function describeIssue(issue: BaseIssue<unknown>) {
  return `${issue.path?.map(({ key }) => key).join('.')}: ${issue.message}`
}

function fieldsWithId(document: QueryDocumentSnapshot): StoredDocument {
  return { ...document.data(), id: document.id }
}

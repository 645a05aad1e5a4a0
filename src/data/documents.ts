import {
  collection,
  connectFirestoreEmulator,
  type DocumentData,
  deleteDoc,
  doc,
  documentId,
  getDoc,
  getDocs,
  initializeFirestore,
  limit,
  orderBy,
  type QueryCompositeFilterConstraint,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  type QueryNonFilterConstraint,
  query,
  setDoc,
  setLogLevel,
  startAfter,
} from 'firebase/firestore/lite'
import { env } from '@/env'
import { request } from '@/lib/withTimeout'
import { app } from './firebase'
import { LIST_LIMIT } from './limits'
import { type DocumentSchema, parseDocuments, parseList } from './parseDocuments'

// The data helpers log every failure once, with its context.
setLogLevel('silent')

// getFirestore() would include emulator code, even in a build for a live project.
export const firestore = initializeFirestore(app, {})

if (__LOCAL_BACKEND__ && env.backend.kind === 'local') {
  connectFirestoreEmulator(firestore, '127.0.0.1', env.backend.firestorePort)
}

export type StoredDocument = DocumentData & { id: string }

export async function readAll<T>(path: string, schema: DocumentSchema<T>): Promise<T[]> {
  return parseList(path, schema, await readAllDocuments(path))
}

/** Reads the whole collection, in pages as large as the rules allow. */
async function readAllDocuments(path: string): Promise<StoredDocument[]> {
  const documents: StoredDocument[] = []
  let after: string | undefined
  do {
    const start = after === undefined ? [] : [startAfter(after)]
    const page = await readDocuments(path, orderBy(documentId()), ...start, limit(LIST_LIMIT))
    documents.push(...page)
    after = page.length === LIST_LIMIT ? page.at(-1)?.id : undefined
  } while (after !== undefined)
  return documents
}

type Constraints = (QueryConstraint | QueryCompositeFilterConstraint | QueryNonFilterConstraint)[]

/** The stored fields of documents, not yet parsed. */
export async function readDocuments(path: string, ...constraints: Constraints): Promise<StoredDocument[]> {
  // Firestore's types want to know at compile time whether the first constraint is a group of filters.
  const all = query(collection(firestore, path), ...(constraints as QueryConstraint[]))
  const { docs } = await request(() => getDocs(all))
  return docs.map(fieldsWithId)
}

/** Null, with a warning, if the document does not exist or cannot be parsed. */
export async function readOne<T>(path: string, id: string, schema: DocumentSchema<T>): Promise<T | null> {
  // An address can have %2F, which no id contains.
  const document = id.includes('/') ? null : await request(() => getDoc(doc(collection(firestore, path), id)))
  if (document?.exists()) return parseDocuments(path, schema, [fieldsWithId(document)])[0] ?? null
  console.warn('Document does not exist', `${path}/${id}`)
  return null
}

/** @public One of the specified data operations. No page uses it yet. */
export async function readIds(path: string): Promise<string[]> {
  return (await readAllDocuments(path)).map(({ id }) => id)
}

/** @public One of the specified data operations. No page uses it yet. */
export async function readIdsWithData<T>(
  path: string,
  schema: DocumentSchema<T>,
): Promise<{ id: string; data: T }[]> {
  const documents = await readAllDocuments(path)
  return documents.flatMap((document) =>
    parseDocuments(path, schema, [document]).map((data) => ({ id: document.id, data })),
  )
}

export function write(path: string, id: string, data: DocumentData): Promise<void> {
  return request(() => setDoc(doc(collection(firestore, path), id), data))
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
): Promise<void> {
  const document = doc(collection(firestore, parent, parentId, subcollection), id)
  return request(() => setDoc(document, data, { merge: true }))
}

export function remove(path: string, id: string): Promise<void> {
  return request(() => deleteDoc(doc(collection(firestore, path), id)))
}

function fieldsWithId(document: QueryDocumentSnapshot): StoredDocument {
  return { ...document.data(), id: document.id }
}

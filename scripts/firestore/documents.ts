import { chunks } from '../lib/chunks'
import type { Query, Snapshot, Time } from './admin'
import { attempt } from './attempt'
import type { Target } from './target'
import { type Fields, plainFields } from './values'

export type Stored = { id: string; path: string; fields: Fields; createdAt: string; updatedAt: string }

const PAGE_SIZE = 300
/** Firestore accepts 500. */
const WRITES_PER_COMMIT = 400

/** Every document of a collection, in the order of the ids. */
export const readAll = (target: Target, collection: string) =>
  readQuery(target, target.database.collection(collection))

/** Every document of all collections with this name. */
export const readGroup = (target: Target, name: string) =>
  readQuery(target, target.database.collectionGroup(name))

async function readQuery(target: Target, query: Query): Promise<Stored[]> {
  const stored: Stored[] = []
  let rest = query.orderBy('__name__').limit(PAGE_SIZE)
  for (;;) {
    const { docs } = await attempt(target, rest.get())
    stored.push(...docs.map(toStored))
    const last = docs.at(-1)
    if (!last || docs.length < PAGE_SIZE) return stored
    rest = rest.startAfter(last)
  }
}

/** Every document of a collection, by id. */
export async function readCollection(target: Target, collection: string): Promise<Map<string, Stored>> {
  return new Map((await readAll(target, collection)).map((one) => [one.id, one]))
}

/** The documents at these paths that exist, by path. */
export async function readDocuments(target: Target, paths: string[]): Promise<Map<string, Stored>> {
  if (paths.length === 0) return new Map()
  const { database } = target
  const found = await attempt(target, database.getAll(...paths.map((path) => database.doc(path))))
  return new Map(found.filter(({ exists }) => exists).map((one) => [one.ref.path, toStored(one)]))
}

/** The time of the server, whose clock stamps the documents. */
export async function readTime(target: Target): Promise<string> {
  const { readTime } = await attempt(target, target.database.collection('contactMsg').limit(1).get())
  return sortableTime(readTime)
}

/** Writes documents, whatever there was before. Those of one commit have the same time. */
export async function storeDocuments(target: Target, documents: Record<string, Fields>) {
  for (const part of chunks(Object.entries(documents), WRITES_PER_COMMIT)) {
    const batch = target.database.batch()
    for (const [path, fields] of part) batch.set(target.database.doc(path), fields)
    await attempt(target, batch.commit())
  }
}

/** Deletes documents in this order. */
export async function deleteDocuments(target: Target, paths: string[]) {
  for (const part of chunks(paths, WRITES_PER_COMMIT)) {
    const batch = target.database.batch()
    for (const path of part) batch.delete(target.database.doc(path))
    await attempt(target, batch.commit())
  }
}

const toStored = (document: Snapshot): Stored => ({
  id: document.id,
  path: document.ref.path,
  fields: plainFields(document.data()),
  createdAt: sortableTime(document.createTime),
  updatedAt: sortableTime(document.updateTime),
})

/** With all digits of the server: '2026-11-21T09:12:00.123456000Z'. */
export function sortableTime(time: Time | undefined): string {
  if (!time) return ''
  const seconds = new Date(time.seconds * 1000).toISOString().slice(0, 'YYYY-MM-DDThh:mm:ss'.length)
  return `${seconds}.${String(time.nanoseconds).padStart(9, '0')}Z`
}

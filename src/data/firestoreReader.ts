import {
  documentId,
  limit,
  orderBy,
  type QueryConstraint,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore/lite'
import { parse } from 'valibot'
import { articles } from './collections/articles'
import { readAll, readDocuments, readOne, type StoredDocument } from './documents'
import { lenientTimestamp } from './lenient'
import { parseDocuments, parseList } from './parseDocuments'
import type { ListPosition, Reader } from './reader'

const { name, schema, storedName } = articles

const newestFirst = [orderBy('date', 'desc'), orderBy(documentId(), 'desc')]
const oldestFirst = [orderBy('date', 'asc'), orderBy(documentId(), 'asc')]

export const firestoreReader: Reader = {
  readAll: (collection) => readAll(collection.name, collection.schema),
  readOne: (collection, id) => readOne(collection.name, id, collection.schema),

  async readArticles({ practice, after, size }) {
    const ofPractice = practice === null ? [] : [where(storedName('practice'), '==', practice)]
    // One more than the page shows tells whether there is another part.
    const found = await readListed(...ofPractice, ...newestFirst, ...startAt(after), limit(size + 1))
    const documents = found.slice(0, size)
    const parsePart = after ? parseDocuments : parseList
    return {
      items: parsePart(name, schema, documents),
      next: found.length > size ? lastPosition(documents) : null,
    }
  },

  async readArticlesAbout(service, size) {
    const isAbout = where(storedName('services'), 'array-contains', service)
    return parseDocuments(name, schema, await readListed(isAbout, ...newestFirst, limit(size)))
  },

  async readNeighbours(position) {
    if (position.date === null) return { newer: null, older: null }
    const [newer, older] = await Promise.all(
      [oldestFirst, newestFirst].map(async (order) => {
        const found = await readListed(...order, ...startAt(position), limit(1))
        return parseDocuments(name, schema, found)[0]
      }),
    )
    return { newer: newer ?? null, older: older ?? null }
  },

  async readNewerArticles(position, most) {
    return parseDocuments(name, schema, await readListed(...oldestFirst, ...startAt(position), limit(most)))
  },
}

export const openReader = async (): Promise<Reader> => firestoreReader

/**
 * As `arrange` of the declaration. Each combination of fields needs an index in firestore.indexes.json. The rules allow a list
 * only if its query excludes later dates. They allow for clocks that are up to a day ahead.
 */
function readListed(...constraints: QueryConstraint[]): Promise<StoredDocument[]> {
  const listed = [where('date', '<=', new Date()), where(storedName('isHidden'), '==', false)]
  return readDocuments(name, ...listed, ...constraints)
}

function lastPosition(documents: StoredDocument[]): ListPosition | null {
  const last = documents.at(-1)
  return last ? { id: last.id, date: parse(lenientTimestamp, last.date ?? null) } : null
}

function startAt(position: ListPosition | null) {
  return position ? [startAfter(Timestamp.fromMillis(position.date ?? 0), position.id)] : []
}

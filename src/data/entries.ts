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
import { readingMinutes } from '@/lib/text'
import type { PublicCollection } from './collections/defineCollection'
import { type Archive, type EntryDescription, type EntryPages, partSize } from './collections/pages'
import { parseDocuments, parseList, readDocuments, readOne, type StoredDocument } from './documents'
import { lenientTimestamp } from './lenient'
import type { PreparedBody } from './prepareBody'

/** A collection whose documents have pages. */
export type PageCollection<Name extends string, Document, Listed> = PublicCollection<
  Name,
  Document,
  Listed
> & {
  pages: Pick<EntryPages<Document, never>, 'path' | 'parent' | 'hasShell'> & {
    body: string
    describe(document: Document): EntryDescription
  }
}

/** One whose list is read in parts. */
export type ArchiveCollection<Name extends string, Document, Listed> = PublicCollection<
  Name,
  Document,
  Listed
> & {
  archive: Pick<Archive<never, never>, 'sizes'> & { where: object; filter: string }
}

/** A document as its page shows it, with sanitised HTML. */
export type Entry<Document> = Document & {
  minutes: number
  body: PreparedBody
  description: EntryDescription
  /** The build has drawn a social image for it. */
  isPrerendered?: boolean
}

/** A document's position in an archive. */
export type ArchivePosition = { id: string; date: number | null }

/** One part of an archive's list, and the position after which the next part begins: null after the last one. */
export type ArchivePart<Listed> = { items: Listed[]; next: ArchivePosition | null }

/** The next newer and the next older document. */
export type Neighbours<Listed> = { newer: Listed | null; older: Listed | null }

const newestFirst = [orderBy('date', 'desc'), orderBy(documentId(), 'desc')]
const oldestFirst = [orderBy('date', 'asc'), orderBy(documentId(), 'asc')]

/** The first part of the list, or the part after a document. */
export async function readArchive<Document, Listed>(
  collection: ArchiveCollection<string, Document, Listed>,
  filter: string | null,
  after: ArchivePosition | null = null,
): Promise<ArchivePart<Listed>> {
  const { name, schema, toListed, archive } = collection
  const size = partSize(archive.sizes, filter, after)
  // One more than the page shows tells whether there is another part.
  const found = await readListed(collection, filter, ...newestFirst, ...startAt(after), limit(size + 1))
  const documents = found.slice(0, size)
  const next = found.length > size ? lastPosition(documents) : null
  if (!after) return { items: parseList(name, schema, documents).map(toListed), next }
  return { items: parseDocuments(name, schema, documents).map(toListed), next }
}

export async function readNeighbours<Document, Listed>(
  collection: ArchiveCollection<string, Document, Listed>,
  position: ArchivePosition,
): Promise<Neighbours<Listed>> {
  if (position.date === null) return { newer: null, older: null }
  const [newer, older] = await Promise.all(
    [oldestFirst, newestFirst].map(async (order) => {
      const found = await readListed(collection, null, ...order, ...startAt(position), limit(1))
      const [document] = parseDocuments(collection.name, collection.schema, found)
      return document === undefined ? null : collection.toListed(document)
    }),
  )
  return { newer: newer ?? null, older: older ?? null }
}

/** `prepare` sanitises the text. */
export async function readEntry<Document extends { id: string }>(
  collection: PageCollection<string, Document, unknown>,
  id: string,
  prepare: (html: string) => PreparedBody,
): Promise<Entry<Document> | null> {
  const document = await readOne(collection.name, id, collection.schema)
  return document && collection.isPublic(document) ? toEntry(collection, document, prepare) : null
}

export function toEntry<Document extends { id: string }>(
  { pages }: PageCollection<string, Document, unknown>,
  document: Document,
  prepare: (html: string) => PreparedBody,
): Entry<Document> {
  const text = String(Object.entries(document).find(([name]) => name === pages.body)?.[1] ?? '')
  return {
    ...document,
    // The page has the prepared text instead.
    [pages.body]: '',
    minutes: readingMinutes(text),
    body: prepare(text),
    description: pages.describe(document),
  }
}

function readListed<Document, Listed>(
  { name, archive, storedName }: ArchiveCollection<string, Document, Listed>,
  filter: string | null,
  ...part: QueryConstraint[]
) {
  const equal = { ...archive.where, ...(filter !== null && { [archive.filter]: filter }) }
  return readPublished(
    name,
    ...Object.entries(equal).map(([field, value]) => where(storedName(field), '==', value)),
    ...part,
  )
}

/** The rules allow a list only if its query excludes later dates. They allow for clocks that are up to a day ahead. */
function readPublished(name: string, ...constraints: QueryConstraint[]): Promise<StoredDocument[]> {
  return readDocuments(name, where('date', '<=', new Date()), ...constraints)
}

function lastPosition(documents: StoredDocument[]): ArchivePosition | null {
  const last = documents.at(-1)
  return last ? { id: last.id, date: parse(lenientTimestamp, last.date ?? null) } : null
}

function startAt(position: ArchivePosition | null) {
  return position ? [startAfter(Timestamp.fromMillis(position.date ?? 0), position.id)] : []
}

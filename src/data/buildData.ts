import { hashKey } from '@tanstack/react-query'
import { type CollectionName, collections } from '@/data/collections'
import { archiveNeighbours, archivePart } from './archiveInMemory'
import type { PublicCollection } from './collections/defineCollection'
import {
  type AnyDocument,
  byDateDescending,
  type EntryDescription,
  inListOrder,
  isDue,
} from './collections/pages'
import { parseDocuments } from './documents'
import { type ArchiveCollection, type Entry, type PageCollection, toEntry } from './entries'
import { archiveKey, entryKey, neighboursKey } from './entryQueries'
import type { PreparedBody } from './prepareBody'
import { collectionKey } from './queries'

/** A collection, without the types of its fields. */
type AnyCollection = PublicCollection<CollectionName, AnyDocument, AnyDocument> & {
  pages?: PageCollection<CollectionName, AnyDocument, AnyDocument>['pages'] | undefined
  archive?: ArchiveCollection<CollectionName, AnyDocument, AnyDocument>['archive'] | undefined
}

/** The documents of the content files, by collection. */
export type Content = Partial<Record<CollectionName, { id: string }[]>>

/** The data of queries at the time of the build, by the hash of the query's key. */
export type QueryData = Record<string, unknown>

/** A document with a page. */
export type BuildEntry = {
  id: string
  path: string
  collection: AnyCollection
  listed: AnyDocument
  description: EntryDescription
  /** The data of its page's queries. Null for one of which Hosting serves the shell. */
  read: ((prepare: (html: string) => PreparedBody) => QueryData) | null
}

/** All data that the build renders pages from. */
export type BuildData = { lists: QueryData; entries: BuildEntry[] }

const all: readonly AnyCollection[] = collections

/** The public collections mirror these files, so the build reads no database. */
export function buildDataOf(content: Content): BuildData {
  const parts = all.map((collection) =>
    dataOf(collection, readFiles(collection, content).filter(collection.isPublic)),
  )
  return {
    lists: Object.assign({}, ...parts.map(({ list }) => list)),
    entries: parts.flatMap(({ entries }) => entries),
  }
}

function readFiles({ name, schema, archive }: AnyCollection, content: Content): AnyDocument[] {
  const documents = parseDocuments(name, schema, content[name] ?? [])
  return archive ? documents.filter(isDue) : documents
}

/** The list of a collection, and the pages of its documents. */
function dataOf(
  collection: AnyCollection,
  documents: AnyDocument[],
): { list: QueryData; entries: BuildEntry[] } {
  const { name, list, archive } = collection
  if (!archive) {
    return {
      list: { [hashKey(collectionKey(name))]: list(documents) },
      entries: entriesOf(collection, documents, () => ({})),
    }
  }
  const order = inListOrder(documents, archive)
  const first = archivePart({ ...collection, archive }, order, null, null)
  const neighbours = (id: string) => archiveNeighbours({ ...collection, archive }, order, id)
  return {
    list: { [hashKey(archiveKey(name, null))]: { pages: [first], pageParams: [null] } },
    entries: entriesOf(collection, documents.toSorted(byDateDescending), (id) => ({
      [hashKey(neighboursKey(name, id))]: neighbours(id),
    })),
  }
}

/**
 * With its social image, a page takes the build about 0.1 s. For older documents, as for those written after the build,
 * Hosting serves the shell.
 */
const MAX_PAGES = 1_000

/** `documents` are in the order in which they get pages, `furtherData` is for other queries of a document's page. */
export function entriesOf(
  collection: AnyCollection,
  documents: AnyDocument[],
  furtherData: (id: string) => QueryData,
  maxPages = MAX_PAGES,
): BuildEntry[] {
  const { name, pages } = collection
  if (!pages) return []
  return documents.map((document, index) => {
    const { id } = document
    const read: BuildEntry['read'] = (prepare) => {
      const entry: Entry<AnyDocument> = {
        ...toEntry({ ...collection, pages }, document, prepare),
        isPrerendered: true,
      }
      return { [hashKey(entryKey(name, id))]: entry, ...furtherData(id) }
    }
    const isRendered = index < maxPages
    const description = pages.describe(document)
    const listed = collection.toListed(document)
    return { id, path: pages.path(id), collection, listed, description, read: isRendered ? read : null }
  })
}

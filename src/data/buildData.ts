import { hashKey } from '@tanstack/react-query'
import { type CollectionName, collections } from '@/data/collections'
import { LIST_LIMIT } from '@/data/limits'
import type { PublicCollection } from './collections/defineCollection'
import { byDateDescending, type EntryDescription, inListOrder, isDue } from './collections/pages'
import { isDenied, parseDocuments, readAll } from './documents'
import {
  type ArchiveCollection,
  type ArchivePosition,
  type Entry,
  type PageCollection,
  readPublishedAfter,
  toEntry,
} from './entries'
import { archiveKey, entryKey, neighboursKey } from './entryQueries'
import type { PreparedBody } from './prepareBody'
import { collectionKey } from './queries'

/** A collection, without the types of its fields. */
type AnyCollection = PublicCollection<CollectionName, Stored, Stored> & {
  pages?: PageCollection<CollectionName, Stored, Stored>['pages'] | undefined
  archive?: ArchiveCollection<CollectionName, Stored, Stored>['archive'] | undefined
}

/** `date` is that of an archive's documents. */
type Stored = { id: string; date?: number | null }

/** The documents of the content files, by collection. */
export type Content = Partial<Record<CollectionName, { id: string }[]>>

/** The data of queries at the time of the build, by the hash of the query's key. */
export type QueryData = Record<string, unknown>

/** A document with a page. */
export type BuildEntry = {
  id: string
  path: string
  collection: AnyCollection
  listed: Stored
  description: EntryDescription
  /** The data of its page's queries. Null for one of which Hosting serves the shell. */
  read: ((prepare: (html: string) => PreparedBody) => QueryData) | null
}

/** All data that the build renders pages from. */
export type BuildData = { lists: QueryData; entries: BuildEntry[]; isStored: boolean }

/** A list could not be read. The message tells the owner what to do. */
export class UnreadableListError extends Error {
  override name = 'UnreadableListError'
}

const all: readonly AnyCollection[] = collections

/** For the live site from Firestore, unless that is empty. Otherwise from the files in `content/`. */
export async function loadBuildData(content: Content, isLive: boolean): Promise<BuildData> {
  const stored = isLive ? await Promise.all(all.map(readStored)) : []
  const isStored = stored.some(({ length }) => length > 0)
  const parts = all.map((collection, index) => {
    const documents = isStored ? (stored[index] ?? []) : readFiles(collection, content)
    return dataOf(collection, documents.filter(collection.isPublic))
  })
  return {
    lists: Object.assign({}, ...parts.map(({ list }) => list)),
    entries: parts.flatMap(({ entries }) => entries),
    isStored,
  }
}

function readStored(collection: AnyCollection): Promise<Stored[]> {
  const { name, schema, archive } = collection
  return readOrStop(name, archive ? readArchive(collection) : readAll(name, schema))
}

async function readArchive(collection: AnyCollection): Promise<Stored[]> {
  const documents: Stored[] = []
  let after: ArchivePosition | null = null
  do {
    const part: Awaited<ReturnType<typeof readPublishedAfter<Stored, Stored>>> = await readPublishedAfter(
      collection,
      after,
      LIST_LIMIT,
    )
    documents.push(...part.items)
    after = part.next
  } while (after)
  return documents
}

function readFiles({ name, schema, archive }: AnyCollection, content: Content): Stored[] {
  const documents = parseDocuments(name, schema, content[name] ?? [])
  return archive ? documents.filter(isDue) : documents
}

/** A list that cannot be read stops the build. Otherwise, the site would go live with the content of the files. */
async function readOrStop<T>(name: string, read: Promise<T>): Promise<T> {
  try {
    return await read
  } catch (error) {
    const message = isDenied(error) ? deniedMessage(name) : failedMessage(name, error)
    throw new UnreadableListError(message, { cause: error })
  }
}

const deniedMessage = (name: string) =>
  `The rules do not allow the site to read the collection ${name}. Add a match block for it to firestore.rules, as for the others, and publish: npm run publish updates the rules before it builds.`

const failedMessage = (name: string, error: unknown) =>
  `The collection ${name} could not be read (${error instanceof Error ? error.message : error}). Check the connection and the project, and run the command again.`

/** The list of a collection, and the pages of its documents. */
function dataOf(collection: AnyCollection, documents: Stored[]): { list: QueryData; entries: BuildEntry[] } {
  const { name, list, archive } = collection
  if (!archive) {
    return {
      list: { [hashKey(collectionKey(name))]: list(documents) },
      entries: entriesOf(collection, documents, () => ({})),
    }
  }
  const order = inListOrder(documents, archive).map(collection.toListed)
  const items = order.slice(0, archive.sizes.first)
  const next = order.length > items.length ? positionOf(items.at(-1)) : null
  return {
    list: { [hashKey(archiveKey(name, null))]: { pages: [{ items, next }], pageParams: [null] } },
    entries: entriesOf(collection, documents.toSorted(byDateDescending), neighboursIn(name, order)),
  }
}

const positionOf = (item: Stored | undefined) => (item ? { id: item.id, date: item.date ?? null } : null)

/**
 * With its social image, a page takes the build about 0.1 s. For older documents, as for those written after the build,
 * Hosting serves the shell.
 */
const MAX_PAGES = 1_000

/** `documents` are in the order in which they get pages, `furtherData` is for other queries of a document's page. */
export function entriesOf(
  collection: AnyCollection,
  documents: Stored[],
  furtherData: (id: string) => QueryData,
  maxPages = MAX_PAGES,
): BuildEntry[] {
  const { name, pages } = collection
  if (!pages) return []
  return documents
    .filter(({ id }) => canBeFile(id))
    .map((document, index) => {
      const { id } = document
      const read: BuildEntry['read'] = (prepare) => {
        const entry: Entry<Stored> = {
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

/** The neighbours of a document, as its page's query would return them. */
function neighboursIn(name: string, order: Stored[]) {
  const position = new Map(order.map(({ id }, index) => [id, index]))
  return (id: string): QueryData => {
    const at = position.get(id)
    const neighbour = (step: number) => (at === undefined ? null : (order[at + step] ?? null))
    return { [hashKey(neighboursKey(name, id))]: { newer: neighbour(-1), older: neighbour(1) } }
  }
}

/** Ids that are not valid file names get no file. Hosting serves the shell for them. */
function canBeFile(id: string): boolean {
  return /^[\p{L}\p{N}_][\p{L}\p{N} _.~-]{0,119}$/u.test(id) && !/^index$|[ .]$/i.test(id)
}

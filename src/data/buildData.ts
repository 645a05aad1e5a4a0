import { services } from 'virtual:content/services'
import type { QueryClient } from '@tanstack/react-query'
import { isShown } from '@/shownPages'
import { articleNeighboursQuery, articlesAboutQuery, newestArticles } from './articleQueries'
import { collections } from './collections'
import { articles } from './collections/articles'
import type { PublicCollection } from './collections/defineCollection'
import type { EntryDescription } from './collections/entryPages'
import { describeEntry, type PageCollection } from './entries'
import { type Content, fileReader } from './fileReader'
import { type PreparedBody, prepareBody } from './prepareBody'
import { collectionQuery, entryQuery } from './queries'
import { createQueryClient } from './queryClient'
import type { Reader } from './reader'
import { createSanitiser } from './sanitise'

/** The data of queries at the time of the build, by the hash of the query's key. */
export type QueryData = Record<string, unknown>

/** A document with a page. */
export type BuildEntry = {
  id: string
  path: string
  collection: AnyPageCollection
  document: AnyDocument
  description: EntryDescription
  /** The data of its page's queries. Null for a document for which Hosting serves the shell. */
  read: ((prepare: (html: string) => PreparedBody) => Promise<QueryData>) | null
}

/** What all pages can ask for, and the documents with pages. */
type BuildData = { lists: QueryData; entries: BuildEntry[] }

/** What the build renders pages from. */
export type Source = BuildData & {
  reader: Reader
  /** The documents that get a page, by its path. */
  byPath: Map<string, BuildEntry>
  prepare: (html: string) => PreparedBody
}

type WindowLike = Parameters<typeof createSanitiser>[0] & { document: Document }

type AnyDocument = { id: string; date?: number | null }
type AnyCollection = PublicCollection<string, AnyDocument, unknown>
type AnyPageCollection = PageCollection<string, AnyDocument, unknown>

/** `window` is jsdom's, for the sanitiser. */
export async function openSource(content: Content, window: WindowLike): Promise<Source> {
  const reader = fileReader(content)
  const data = await readBuildData(reader)
  const entries = data.entries.filter(({ path }) => isShown(path))
  const sanitise = createSanitiser(window)
  return {
    ...data,
    reader,
    entries,
    byPath: new Map(entries.flatMap((entry) => (entry.read ? [[entry.path, entry]] : []))),
    prepare: (html) =>
      prepareBody(html, (text) => {
        const fragment = sanitise(text)
        // jsdom keeps something for every document that is searched. The sanitiser makes a document for each text.
        return fragment && window.document.adoptNode(fragment)
      }),
  }
}

/** `reader` reads the content files. Firestore mirrors them. */
export async function readBuildData(reader: Reader): Promise<BuildData> {
  const client = createQueryClient({ reader })
  await client.fetchInfiniteQuery(newestArticles)
  for (const { slug } of services) await client.fetchQuery(articlesAboutQuery(slug))
  // Articles are only listed in parts.
  const listedWhole: AnyCollection[] = collections.filter(({ name }) => name !== articles.name)
  for (const collection of listedWhole)
    await client.fetchQuery(collectionQuery(collection.folder, async () => collection))
  const entries = collections.flatMap((collection) =>
    collection.pages ? [entriesOf(collection, reader)] : [],
  )
  return { lists: dataIn(client), entries: (await Promise.all(entries)).flat() }
}

const dataIn = (client: QueryClient): QueryData =>
  Object.fromEntries(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryHash, state }) => [queryHash, state.data]),
  )

/**
 * With its social image, a page takes the build about 0.1 s. For older documents, as for those written after the build,
 * Hosting serves the shell.
 */
const MAX_PAGES = 1_000

export async function entriesOf(
  collection: AnyPageCollection,
  reader: Reader,
  maxPages = MAX_PAGES,
): Promise<BuildEntry[]> {
  const { name, folder, pages } = collection
  const documents = (await reader.readAll(collection)).filter(collection.isPublished)
  return (pages.inBuild?.(documents) ?? documents).map((document, index) => {
    const { id } = document
    async function read(prepare: (html: string) => PreparedBody) {
      const client = createQueryClient({ reader, prepare })
      const query = entryQuery(folder, async () => collection, id)
      const entry = await client.fetchQuery(query)
      client.setQueryData<unknown>(query.queryKey, { ...entry, isPrerendered: true })
      if (name === articles.name) await client.fetchQuery(articleNeighboursQuery({ date: null, ...document }))
      return dataIn(client)
    }
    const description = describeEntry(collection, document)
    return {
      ...{ id, path: pages.path(id), collection, document, description },
      read: index < maxPages ? read : null,
    }
  })
}

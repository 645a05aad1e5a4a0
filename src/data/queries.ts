import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query'
import { loadChunk } from '@/lib/loadChunk'
import type { PublicCollection } from './collections/defineCollection'
import type { PageCollection } from './entries'
import type { Reader } from './reader'

// Pages import this file. The code behind the queries, Firestore included, is downloaded with the first request.
const importReader = (): Promise<{ openReader: () => Promise<Reader> }> =>
  __PREVIEW__ ? import('./fileReader') : import('./firestoreReader')

/** Prerendered pages do not need it. */
const importEntries = () => import('./entries')

/**
 * Prefers what the build or an earlier request has read, and makes a request only if neither has. Until then it is not static:
 * a static query is not read again when the network returns.
 */
export const AS_KNOWN = {
  staleTime: ({ state }: { state: { data: unknown } }) => (state.data === undefined ? 0 : 'static'),
} as const

/**
 * No request has succeeded yet, and the last one failed. Unlike `isLoadingError`, also true during a retry: the Retry
 * button must stay, because it has the focus.
 */
export function hasFailed({ data, errorUpdateCount }: { data: unknown; errorUpdateCount: number }): boolean {
  return data === undefined && errorUpdateCount > 0
}

type Context = Pick<QueryFunctionContext, 'client' | 'queryKey' | 'meta'> & { pageParam?: unknown }

/** Newer data alone is no reason to reload the page for the code of a query. A further part of a list is: visitors ask for it. */
const ifGone = ({ client, queryKey, pageParam }: Context) =>
  client.getQueryData(queryKey) && !pageParam ? 'fail' : 'reload'

/** What every query reads with: the files or Firestore, and the declaration of its collection. */
export async function loadReader<Collection>(
  context: Context,
  importCollection: () => Promise<Collection>,
): Promise<[Reader, Collection]> {
  const options = { ifGone: ifGone(context) } as const
  const [reader, collection] = await Promise.all([
    context.meta?.reader ?? loadChunk(importReader, options).then(({ openReader }) => openReader()),
    loadChunk(importCollection, options),
  ])
  return [reader, collection]
}

// The build sets its data as the defaults of these keys (src/prerender.tsx). Defaults also hold for longer keys, so an entry's
// does not begin with the folder alone.
export const collectionKey = (folder: string) => [folder]
const entryKey = (folder: string, id: string) => [`${folder} entry`, id]

/** All that the site shows of a public collection. */
export const collectionQuery = <Folder extends string, Document extends { id: string }, Listed>(
  folder: Folder,
  importCollection: () => Promise<PublicCollection<Folder, Document, Listed>>,
) =>
  queryOptions({
    queryKey: collectionKey(folder),
    queryFn: async (context) => {
      const [reader, collection] = await loadReader(context, importCollection)
      return collection.list(await reader.readAll(collection))
    },
  })

/** A document, as its page shows it. */
export const entryQuery = <Folder extends string, Document extends { id: string }, Listed>(
  folder: Folder,
  importCollection: () => Promise<PageCollection<Folder, Document, Listed>>,
  id: string,
) =>
  queryOptions({
    queryKey: entryKey(folder, id),
    queryFn: async (context) => {
      const [[reader, collection], { readEntry }] = await Promise.all([
        loadReader(context, importCollection),
        loadChunk(importEntries, { ifGone: ifGone(context) }),
      ])
      return readEntry(reader, collection, id, context.meta?.prepare)
    },
  })

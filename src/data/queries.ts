import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query'
import { loadChunk, loadWithoutReload } from '@/lib/loadChunk'
import type { PublicCollection } from './collections/defineCollection'

/** Prefers what the build or an earlier request has read, and makes a request only if neither has. */
export const AS_KNOWN = { staleTime: 'static' } as const

/**
 * No request has succeeded yet, and the last one failed. Unlike `isLoadingError`, also true during a retry: the Retry
 * button must stay, because it has the focus.
 */
export function hasFailed({ data, errorUpdateCount }: { data: unknown; errorUpdateCount: number }): boolean {
  return data === undefined && errorUpdateCount > 0
}

/** Loads the code of a query. If only a reload gets it, the page reloads, but not where it has data already. */
export const loaderOf = ({ client, queryKey }: QueryFunctionContext) =>
  client.getQueryData(queryKey) ? loadWithoutReload : loadChunk

/** The build's data has this key, too. */
export const collectionKey = (name: string) => [name]

const importDocuments = (): Promise<Pick<typeof import('./documents'), 'readCollection'>> =>
  __PREVIEW__ ? import('./previewReads') : import('./documents')

/** All that the site shows of a public collection. Its schema, as Firestore, is downloaded with the first request. */
export const collectionQuery = <Name extends string, Document, Listed>(
  name: Name,
  importCollection: () => Promise<PublicCollection<Name, Document, Listed>>,
) =>
  queryOptions({
    queryKey: collectionKey(name),
    queryFn: async (context) => {
      const load = loaderOf(context)
      const [{ readCollection }, collection] = await Promise.all([
        load(importDocuments),
        load(importCollection),
      ])
      return readCollection(collection)
    },
  })

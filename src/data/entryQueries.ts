import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { loadChunk } from '@/lib/loadChunk'
import type { ArchiveCollection, ArchivePosition, PageCollection } from './entries'
import { loaderOf } from './queries'

// Pages import this file. The code behind the queries, Firestore included, is downloaded with the first request.
const importEntries = (): Promise<
  Pick<typeof import('./entries'), 'readEntry' | 'readArchive' | 'readNeighbours'>
> => (__PREVIEW__ ? import('./previewReads') : import('./entries'))

/** Prerendered pages do not need it. */
const importSanitiser = () => import('./sanitise')

// The build sets its data as the defaults of these keys (src/prerender.tsx). Defaults also hold for longer keys, so none of these
// begins with the name alone, which is the key of a whole collection.
export const entryKey = (name: string, id: string) => [`${name} entry`, id]
export const archiveKey = (name: string, filter: string | null) => [`${name} list`, filter]
export const neighboursKey = (name: string, id: string) => [`${name} neighbours`, id]

/** A document, as its page shows it. */
export const entryQuery = <Name extends string, Document extends { id: string }, Listed>(
  name: Name,
  importCollection: () => Promise<PageCollection<Name, Document, Listed>>,
  id: string,
) =>
  queryOptions({
    queryKey: entryKey(name, id),
    queryFn: async (context) => {
      const load = loaderOf(context)
      const [{ readEntry }, collection, { prepareInBrowser }] = await Promise.all([
        load(importEntries),
        load(importCollection),
        load(importSanitiser),
      ])
      return readEntry(collection, id, prepareInBrowser)
    },
  })

/** The newest documents of an archive, all or those with a value in the field by which it is filtered, part by part. */
export const archiveQuery = <Name extends string, Document, Listed>(
  name: Name,
  importCollection: () => Promise<ArchiveCollection<Name, Document, Listed>>,
  filter: string | null,
) =>
  infiniteQueryOptions({
    queryKey: archiveKey(name, filter),
    queryFn: async (context) => {
      const { pageParam } = context
      // Visitors ask for a further part.
      const load = pageParam ? loadChunk : loaderOf(context)
      const [{ readArchive }, collection] = await Promise.all([load(importEntries), load(importCollection)])
      return readArchive(collection, filter, pageParam)
    },
    initialPageParam: null as ArchivePosition | null,
    getNextPageParam: ({ next }) => next,
  })

export const neighboursQuery = <Name extends string, Document, Listed>(
  name: Name,
  importCollection: () => Promise<ArchiveCollection<Name, Document, Listed>>,
  position: ArchivePosition,
) =>
  queryOptions({
    queryKey: neighboursKey(name, position.id),
    queryFn: async () => {
      const [{ readNeighbours }, collection] = await Promise.all([
        loadChunk(importEntries),
        loadChunk(importCollection),
      ])
      return readNeighbours(collection, position)
    },
  })

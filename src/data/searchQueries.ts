import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query'
import { loadChunk } from '@/lib/loadChunk'
import { AS_KNOWN, loadReader } from './queries'

// Pages import this file. The index, and what reads newer articles, are downloaded with the first search.
const importOpening = () => import('./siteSearch/openIndex')
const importArticles = async () => (await import('./collections/articles')).articles

/** The index of everything but the texts of articles. It stays for the visit. */
export const searchIndexQuery = queryOptions({
  queryKey: ['search'],
  queryFn: async () => (await loadChunk(importOpening)).openIndex(),
  ...AS_KNOWN,
})

/** These add to the index, so their data is only the time at which they have. */
const additionOf = (name: string, add: (context: QueryFunctionContext) => Promise<void>) =>
  queryOptions({
    queryKey: ['search texts', name],
    queryFn: async (context) => {
      await add(context)
      return Date.now()
    },
    ...AS_KNOWN,
  })

const openedBefore = async ({ client }: QueryFunctionContext) => client.ensureQueryData(searchIndexQuery)

export const otherTextsQuery = additionOf('other', async (context) => {
  const { addRest } = await loadChunk(importOpening)
  await addRest(await openedBefore(context))
})

export const newerTextsQuery = additionOf('newer', async (context) => {
  const { addNewer } = await loadChunk(importOpening)
  const [reader] = await loadReader(context, importArticles)
  await addNewer(await openedBefore(context), reader)
})

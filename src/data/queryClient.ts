import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import type { PreparedBody } from './prepareBody'
import type { Reader } from './reader'

/** What the queries of the build use: its content files, and a sanitiser that runs without a browser. */
type BuildMeta = { reader?: Reader; prepare?: (html: string) => PreparedBody }

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: BuildMeta
  }
}

/** Visitors often return to a page shortly after, and each request reads all that the page shows. */
const FRESH_MS = 60_000

export function createQueryClient(meta?: BuildMeta): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => console.error(`Could not load ${queryKey[0]}`, error),
    }),
    mutationCache: new MutationCache({
      onError(error, _variables, _result, { options }) {
        // The page says why the sign-in provider has refused something.
        if ('code' in error && String(error.code).startsWith('auth/')) return
        console.error(`Could not ${options.mutationKey?.[0]}`, error)
      },
    }),
    defaultOptions: {
      queries: {
        ...(meta && { meta }),
        staleTime: FRESH_MS,
        // Data of the build stays for the visit.
        gcTime: Number.POSITIVE_INFINITY,
        // The page offers Retry.
        retry: false,
        refetchOnWindowFocus: false,
        // Offline, a request fails instead of waiting, so that the page says so.
        networkMode: 'always',
        refetchOnReconnect: ({ state: { status } }) => (status === 'error' ? 'always' : false),
      },
      mutations: { networkMode: 'always' },
    },
  })
}

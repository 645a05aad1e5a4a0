import { useQuery } from '@tanstack/react-query'
import { loadChunk } from '@/lib/loadChunk'

/**
 * Code that a page needs later. As a query, a failed download is logged, and repeated when the network is back or by
 * `refetch`.
 */
export function useChunk<T>(name: string, importModule: () => Promise<T>, enabled: boolean) {
  return useQuery({
    queryKey: [`the code of ${name}`],
    queryFn: () => loadChunk(importModule),
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  })
}

import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
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

/** For a visitor who waits for the code: tries again after an earlier failure, and calls `onFail` if that fails, too. */
export function useChunkWait(code: UseQueryResult, isWaiting: boolean, onFail: () => void) {
  const { isError, isFetching, errorUpdateCount } = code
  const earlierFailures = useRef(0)

  const begin = useEffectEvent(() => {
    earlierFailures.current = errorUpdateCount
    if (isError) void code.refetch()
  })
  useEffect(() => {
    if (isWaiting) begin()
  }, [isWaiting])

  const fail = useEffectEvent(onFail)
  useEffect(() => {
    if (isWaiting && isError && !isFetching && errorUpdateCount > earlierFailures.current) fail()
  }, [isWaiting, isError, isFetching, errorUpdateCount])
}

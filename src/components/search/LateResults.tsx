import { searchWords } from 'virtual:words/search'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { AS_KNOWN, hasFailed } from '@/data/queries'
import { loadChunk } from '@/lib/loadChunk'
import { Announced, SearchNotice } from './SearchNotices'

const importOpening = async () => (await import('./useSiteSearch')).openSearch

type LateResultsProps<Props> = {
  /** Of the query. */
  name: string
  load: () => Promise<ComponentType<Props>>
  props: Props
  search: string
  /** Where the results are not a list of the page's own: what keeps them from being shown is said in their place. */
  isAwaited: boolean
  className?: string | undefined
}

/** Results in a page. Their code and the index are downloaded with the first search. */
export function LateResults<Props extends object>({
  name,
  load,
  props,
  search,
  isAwaited,
  className,
}: LateResultsProps<Props>) {
  const late = useQuery({
    queryKey: [name],
    queryFn: async ({ client }) => {
      const index = loadChunk(importOpening).then((openSearch) => openSearch(client))
      const [Results] = await Promise.all([loadChunk(load), index])
      return { Results }
    },
    ...AS_KNOWN,
  })
  if (late.data) return <late.data.Results {...props} />
  if (!isAwaited) return null
  const failed = hasFailed(late) ? late : null
  return (
    <div className={className}>
      {failed && <Announced said={searchWords.failed} search={search} />}
      <SearchNotice isWaiting={!failed} failed={failed} />
    </div>
  )
}

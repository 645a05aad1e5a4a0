import { type QueryClient, useQuery } from '@tanstack/react-query'
import { hasFailed } from '@/data/queries'
import { newerTextsQuery, otherTextsQuery, searchIndexQuery } from '@/data/searchQueries'
import { paths } from '@/paths'
import { isShown } from '@/shownPages'

/** The index is there before the results are shown. */
export const openSearch = (client: QueryClient) => client.ensureQueryData(searchIndexQuery)

/** The index of the site, which is downloaded once it is `wanted`, and what has been added to it so far. */
export function useSiteSearch(wanted: boolean) {
  const first = useQuery({ ...searchIndexQuery, enabled: wanted })
  const isOpen = wanted && first.isSuccess
  const other = useQuery({ ...otherTextsQuery, enabled: isOpen })
  const newer = useQuery({ ...newerTextsQuery, enabled: isOpen && isShown(paths.insights) })
  return {
    index: first.data?.index,
    /** Changes whenever texts are added to the index. */
    version: other.dataUpdatedAt + newer.dataUpdatedAt,
    isWaiting: wanted && first.isPending && !hasFailed(first),
    /** Nothing can be found. */
    failed: hasFailed(first) ? first : null,
    /** Only a part can be found. */
    incomplete: [other, newer].find(hasFailed) ?? null,
  }
}

import type { Found } from '@/data/siteSearch/SearchIndex'
import type { SearchKind } from '@/data/siteSearch/searchTexts'

/** Of each kind, before the visitor asks for all. */
const FIRST = 5

type Group = {
  kind: SearchKind
  count: number
  /** What is listed, in the order of the whole list: a result, or the way to all of the kind. */
  options: { at: number; found: Found | null }[]
}

/** The results by kind, the kind of the best result first. All results of the `unfolded` kinds are listed. */
export function groupResults(results: readonly Found[], unfolded: readonly SearchKind[]): Group[] {
  const kinds = [...new Set(results.map(({ entry }) => entry.kind))]
  let at = 0
  return kinds.map((kind) => {
    const all = results.filter(({ entry }) => entry.kind === kind)
    const isWhole = all.length <= FIRST || unfolded.includes(kind)
    const listed = isWhole ? all : all.slice(0, FIRST)
    const options = [...listed, ...(isWhole ? [] : [null])].map((found) => ({ at: at++, found }))
    return { kind, count: all.length, options }
  })
}

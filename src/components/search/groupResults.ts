import type { Found } from '@/data/siteSearch/SearchIndex'
import type { SearchKind } from '@/data/siteSearch/searchTexts'

/** Of each kind, before the visitor asks for all. */
const FIRST = 5

type Option = {
  at: number
  found: Found
  /** The way to all of the kind, in the place of the first result that it hides. */
  isAll: boolean
}

type Group = {
  kind: SearchKind
  count: number
  /** In the order of the whole list. */
  options: Option[]
}

/** The results by kind, the kind of the best result first. All results of the `unfolded` kinds are listed. */
export function groupResults(results: readonly Found[], unfolded: readonly SearchKind[]): Group[] {
  const kinds = [...new Set(results.map(({ entry }) => entry.kind))]
  let at = 0
  return kinds.map((kind) => {
    const all = results.filter(({ entry }) => entry.kind === kind)
    const isWhole = all.length <= FIRST || unfolded.includes(kind)
    const listed = isWhole ? all : all.slice(0, FIRST + 1)
    const options = listed.map((found, index) => ({ at: at++, found, isAll: !isWhole && index === FIRST }))
    return { kind, count: all.length, options }
  })
}

/** What stays the same when results are added. */
export const nameOf = ({ found: { entry }, isAll }: Option) => (isAll ? `all ${entry.kind}` : entry.path)

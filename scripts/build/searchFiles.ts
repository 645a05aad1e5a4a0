import { createHash } from 'node:crypto'
import { FIRST_PART, type FirstPart } from '../../src/data/siteSearch/searchTexts.ts'

type Composed = Omit<FirstPart, 'rest'> & { rest: object }

/**
 * The two files of the search. The first has a constant name, so that a page need not know the newest one: otherwise each new
 * article would change the code of every page. It names the second by its fingerprint, which browsers keep for ever.
 */
export function searchFiles({ texts, newest, rest }: Composed): Record<string, string> {
  const second = JSON.stringify(rest)
  const fingerprint = createHash('sha256').update(second).digest('hex').slice(0, 8)
  const file = `assets/search-${fingerprint}.json`
  const first: FirstPart = { texts, newest, rest: `/${file}` }
  return { [FIRST_PART]: JSON.stringify(first), [file]: second }
}

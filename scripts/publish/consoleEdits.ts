import { contextOf } from '../content/context'
import { parseEntry } from '../content/entry'
import { hasFlag } from '../content/frontMatter'
import { withoutMeasuredSizes } from '../content/writeEntry'
import { type Change, fileOf } from '../firestore/mirror'
import { withFlags } from '../firestore/unlisted'
import { isSame } from '../firestore/values'
import { readVersions } from './git'

/**
 * The changes whose documents equal no version of their file since the live commit, so that they were edited outside git.
 * Versions after it count because documents can be published without pages, and a publish can be interrupted.
 */
export async function findConsoleEdits(root: string, live: string, changes: Change[]): Promise<Change[]> {
  const now = contextOf(root)
  const isFrom = ({ collection, stored }: Change, source: string | null) => {
    // The practice or the drawing that the document names may be gone since.
    const named = Object.values(stored?.fields ?? {}).map(String)
    const context = {
      ...now,
      practices: [...now.practices, ...named],
      drawings: [...now.drawings, ...named],
    }
    const sizeless = (fields: object) => withoutMeasuredSizes(collection, { ...fields })
    // No draft is published.
    const isPublished = source !== null && !hasFlag(source, 'draft')
    const inFile = isPublished ? sizeless(parseEntry(collection, source, context).fields) : null
    // Nothing is lost when a flag is added.
    return isSame(inFile, stored && withFlags(collection, sizeless(stored.fields)))
  }
  if (changes.length === 0) return []
  const versions = await readVersions(root, live, changes.map(fileOf))
  return changes.filter((change) => {
    const sources = versions.get(fileOf(change)) ?? []
    return !sources.some((source) => isFrom(change, source))
  })
}

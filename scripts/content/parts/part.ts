import type { LiveBackend, LocalBackend } from '../../lib/backends.ts'
import type { Words } from '../words/wordGroups.ts'

/** Groups of words: all of a group, or some by name. */
export type WordList = { [Group in keyof Words]?: 'all' | readonly (keyof Words[Group])[] }

type Sources = { script?: readonly string[]; connect?: readonly string[]; frame?: readonly string[] }

/** A part of the site that the owner can switch off, with all that belongs to it. What depends on it reads this. */
export type Part = {
  label: string
  hint: string
  /** The part without which it does not work. */
  needs?: string
  /** Pages, by their names in src/paths.ts and content/pages.yaml. */
  pages: readonly string[]
  /** Other texts of content/pages.yaml. */
  texts: readonly string[]
  words: WordList
  /** Words of a site without this part. */
  wordsWithout?: WordList
  /** Marked blocks of firestore.rules and index.html. */
  blocks: readonly string[]
  /** What the Content-Security-Policy allows for it. */
  sources?: (backend: LocalBackend | LiveBackend) => Sources
  /** Where it keeps data. */
  stored: { collections?: readonly string[]; groups?: readonly string[]; accounts?: true }
  /** What stays while the part is off and the database still holds its data. */
  ending: { pages?: readonly string[]; words?: WordList; blocks?: readonly string[] }
}

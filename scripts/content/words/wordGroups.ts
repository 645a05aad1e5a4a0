import { accountGroups } from './accountGroups.ts'
import { articleGroups } from './articleGroups.ts'
import { frameGroups } from './frameGroups.ts'
import { guestGroups } from './guestGroups.ts'
import { jobGroups } from './jobGroups.ts'
import { mailGroups } from './mailGroups.ts'
import type { Word, WordValue } from './message.ts'
import { officeGroups } from './officeGroups.ts'
import { planGroups } from './planGroups.ts'
import { searchGroups } from './searchGroups.ts'
import { serviceGroups } from './serviceGroups.ts'

/**
 * Every word of the site that no other file in content/ has, by where it shows, with its values and its English text. The
 * code gets each group as a module, such as `virtual:words/footer`.
 */
export const wordGroups = {
  ...frameGroups,
  ...articleGroups,
  ...officeGroups,
  ...serviceGroups,
  ...jobGroups,
  ...searchGroups,
  ...planGroups,
  ...guestGroups,
  ...accountGroups,
  ...mailGroups,
} satisfies Record<string, Record<string, Word>>

type Groups = typeof wordGroups

export type Words = {
  [Group in keyof Groups]: {
    [Name in keyof Groups[Group]]: Groups[Group][Name] extends Word ? WordValue<Groups[Group][Name]> : never
  }
}

import { practices } from 'virtual:content/practices'
import { longestWord, widthOf } from '@/lib/text'

/** In characters: what fits a tab on a phone and on a wide screen without breaking a word, or taking too many lines. */
const PHONE = { tabs: 3, word: 12, name: 32 }
const WIDE = { tabs: 6, word: 16, name: 48 }

function fits({ tabs, word, name }: typeof PHONE): boolean {
  return (
    practices.length <= tabs &&
    practices.every((one) => longestWord(one.name) <= word && widthOf(one.name) <= name)
  )
}

/** Where the categories are tabs. Elsewhere, they are the options of a select. */
export const tabsFrom: 'phone' | 'wide' | 'never' = fits(PHONE) ? 'phone' : fits(WIDE) ? 'wide' : 'never'

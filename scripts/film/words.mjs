import { hero, practiceBlurbs } from '@/content/home'
import { site } from '@/content/site'

/** What the film says beyond the site's own headings. */
const OPENING = /** @type {[string, string]} */ (['Three', 'streams.'])
const ROOF = 'Under one roof.'
const PLACES = 'In India and the USA.'
const SIDES = /** @type {[string, string]} */ (['Debit', 'Credit'])
const ENTRIES = /** @type {[string[], string[]]} */ ([
  ['Cash', 'Stock', 'Rent'],
  ['Capital', 'Loan', 'Sales'],
])

/**
 * The words come from the content that the pages show: whoever renames the agency there draws the film anew.
 *
 * @returns {Promise<import('./stage/field.mjs').Words>}
 */
export async function readWords() {
  return {
    name: site.name,
    strapline: site.strapline,
    lines: three(hero.lines.map(({ parts }) => parts.join(' '))),
    practices: three(practiceBlurbs.map(({ heading }) => heading)),
    opening: OPENING,
    roof: ROOF,
    places: PLACES,
    sides: SIDES,
    entries: ENTRIES,
  }
}

/** @param {string[]} list @returns {[string, string, string]} */
function three([first, second, third]) {
  if (!first || !second || !third) throw new Error('The film needs three lines and three practices')
  return [first, second, third]
}

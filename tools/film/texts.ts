import { filmTexts } from '@/content/film'
import { hero } from '@/content/home'
import { practiceBlurbs } from '@/content/homeSections'
import { site } from '@/content/site'
import type { Texts } from './stage/field'

/** The texts of the film. Most are those of the home page, so draw the film again after you change them. */
export function readTexts(): Texts {
  return {
    name: site.name,
    strapline: site.claim,
    lines: three(hero.headline.lines.map(({ rows }) => rows.join(' '))),
    practices: three(practiceBlurbs.map(({ heading }) => heading)),
    ...filmTexts,
    opening: [...filmTexts.opening],
    sides: ['Debit', 'Credit'],
    entries: [
      ['Cash', 'Stock', 'Rent'],
      ['Capital', 'Loan', 'Sales'],
    ],
  }
}

function three([first, second, third]: string[]): [string, string, string] {
  if (!first || !second || !third) throw new Error('The film needs three lines and three practices')
  return [first, second, third]
}

import { hero } from '@/content/home'
import { practices } from '@/content/practices'
import { site } from '@/content/site'

/** False while the film in public/film shows another name, claim, headline, places or logo. Visitors then see only its poster. */
export const isFilmCurrent = __FILM__

const [build, sell, balance] = hero.headline.lines.map(({ rows }) => rows.join(' '))

/** Texts that are drawn in the film and appear nowhere else. */
export const filmTexts = {
  opening: ['Three', 'streams.'],
  roof: 'Under one roof.',
  places: `In ${site.places}.`,
} as const

/**
 * What the film shows and says, by scene. These sentences are its captions and, on the home page, its transcript. Draw
 * the film again (`npm run film`) after you change them.
 */
export const filmScenes = {
  crossing: [`${filmTexts.opening.join(' ')} Three ribbons cross, over and under.`],
  technology: [`${practices.technical.name}.`, `${build} A web page rises from the indigo line.`],
  digital: [`${practices.digital.name}.`, `${sell} A mark travels: to a card, a film, a search result.`],
  accountancy: [
    `${practices.ca.name}.`,
    `${balance} Debit 24,600.00, credit 24,060.00.`,
    'Two digits change places: 24,600.00 on both sides.',
  ],
  joining: [`${filmTexts.roof} ${filmTexts.places}`, 'The three part once more, and join into one.'],
  mark: [`${site.name}. ${site.claim}.`],
} as const satisfies Record<string, readonly string[]>

import { readOwnerData } from '../scripts/content/ownerData'
import { loadWords } from '../scripts/content/words/readWords'
import { fromRoot } from '../scripts/lib/paths'

const folder = process.env.CONTENT_DIR || fromRoot('tests', 'fixtures', 'sampleBrand', 'content')

/** What the built site under test shows, for tests outside the bundler. */
export const {
  practices,
  site,
  plans,
  services,
  pages,
  privacy,
  founder,
  counters,
  credentials,
  questions,
  homeTexts,
  clientsTexts,
  aboutTexts,
  contactTexts,
  plansTexts,
  articleTexts,
  footerTexts,
  insightsTexts,
} = readOwnerData(folder)

export const words = loadWords(folder)

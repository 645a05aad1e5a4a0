import { readOwnerData } from '../scripts/content/ownerData'
import { loadWords } from '../scripts/content/words/readWords'
import { SAMPLE_BRAND } from '../scripts/lib/contentFolder'

const folder = process.env.CONTENT_DIR || SAMPLE_BRAND

/** What the built site under test shows, for tests outside the bundler. */
export const {
  practices,
  site,
  plans,
  services,
  pageTexts,
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

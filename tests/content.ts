import { readOwnerData } from '../scripts/brand/ownerData'
import { fromRoot } from '../scripts/lib/paths'

/** What the built site under test shows, for tests outside the bundler. */
export const {
  practices,
  site,
  plans,
  services,
  pages,
  homeTexts,
  clientsTexts,
  aboutTexts,
  articleTexts,
  footerTexts,
  insightsTexts,
} = readOwnerData(process.env.CONTENT_DIR || fromRoot('tests', 'fixtures', 'sampleBrand', 'content'))

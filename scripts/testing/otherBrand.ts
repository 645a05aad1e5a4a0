import { fromRoot } from '../lib/paths'

/** A brand that differs from the sample in everything. `npm test` builds it, too. */
export const OTHER_BRAND = fromRoot('tests', 'fixtures', 'otherBrand', 'content')

export const OTHER_FOLDER = fromRoot('dist-other')

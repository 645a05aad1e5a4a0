// Playwright starts this before the browser tests and stops it after them (playwright.config.ts).
import { buildSite } from '../build'
import { run } from '../cli'
import { contentFolder } from '../lib/contentFolder'
import { count } from '../lib/count'
import { inCache } from '../lib/folders'
import { log } from '../lib/log'
import { startBackend } from './backend'
import { OTHER_BRAND, OTHER_FOLDER, writeMarkedBrand } from './brands'
import { folderOfBrand, type PracticeBrand, practiceBrands, writePracticeBrand } from './practiceBrands'

const FOLDER = 'dist-test'

await run(async () => {
  // Screenshots and measurements are of the site as it is, tests of marked copies.
  const isMeasuring = !contentFolder().startsWith(inCache())
  await Promise.all([
    buildSite(FOLDER),
    !isMeasuring &&
      buildSite(OTHER_FOLDER, {
        contentFolder: writeMarkedBrand(OTHER_BRAND, 'other'),
        title: 'Building another brand',
      }),
  ])
  if (!isMeasuring) await Promise.all((Object.keys(practiceBrands) as PracticeBrand[]).map(buildBrand))
  const { failed } = await startBackend('test', FOLDER)
  log('The site is ready.')
  return failed
}, true)

function buildBrand(name: PracticeBrand) {
  const title = `Building a site with ${count(practiceBrands[name].practices.length, 'practice')}`
  return buildSite(folderOfBrand(name), { contentFolder: writePracticeBrand(name), title })
}

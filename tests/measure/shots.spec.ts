import { fromRoot } from '../../scripts/lib/folders'
import { listFiles } from '../../scripts/lib/listFiles'
import { inspectPage } from '../e2e/helpers/inspectPage'
import { visit } from '../e2e/helpers/page'
import { expect, FAILED_RESOURCE, test } from '../e2e/helpers/test'

const WIDTHS = [360, 768, 1280, 1920] // px
const HEIGHT = 900 // px
const THEMES = ['light', 'dark'] as const

for (const path of builtPages(fromRoot('dist-test'))) {
  test.describe(path, () => {
    test.use({
      // Sections that have not animated in yet would be missing from a full-page screenshot.
      contextOptions: { reducedMotion: 'reduce' },
      ...(path === '/404' && { expectedConsole: FAILED_RESOURCE }),
    })

    for (const width of WIDTHS) {
      test(`at ${width} px`, async ({ site }) => {
        await site.setViewportSize({ width, height: HEIGHT })
        await visit(site, path)
        await site.evaluate(loadImages)
        // Themes only change colours, so one inspection is enough.
        expect.soft(await site.evaluate(inspectPage)).toEqual([])
        const name = path.slice(1).replaceAll('/', '_') || 'home'
        for (const colorScheme of THEMES) {
          await site.emulateMedia({ colorScheme })
          const file = fromRoot('shots', `${name}-${width}-${colorScheme}.png`)
          await site.screenshot({ path: file, fullPage: true })
        }
      })
    }
  })
}

/** Runs in the page. */
async function loadImages() {
  const images = [...document.images]
  for (const image of images) image.loading = 'eager'
  // The inspection reports images that cannot be decoded.
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
}

/** The paths of the pages in a built folder. Of pages that differ only in their content, only the first. */
function builtPages(folder: string): string[] {
  const files = listFiles(folder).filter((file) => file.endsWith('.html'))
  const paths = files.map(pathOf).toSorted()
  const seen = new Set<string>()
  return paths.filter((path) => {
    // Served instead of other pages, never at its own URL.
    if (path.endsWith('-shell')) return false
    const parent = path.slice(0, path.lastIndexOf('/'))
    if (parent === '' || parent === '/auth') return true
    const isFirst = !seen.has(parent)
    seen.add(parent)
    return isFirst
  })
}

function pathOf(file: string): string {
  return `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1')}`
}

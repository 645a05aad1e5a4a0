import { inspectPage } from './helpers/inspectPage'
import { DESKTOP, PHONE, visit } from './helpers/page'
import { addresses } from './helpers/pages'
import { expect, FAILED_RESOURCE, test } from './helpers/test'

/** What 1280 × 1024 px are at 400 %. */
const ZOOMED = { width: 320, height: 256 }

for (const { path, status } of addresses) {
  test.describe(path, () => {
    test.use({ reducedMotion: 'reduce', ...(status === 404 && { expectedConsole: FAILED_RESOURCE }) })

    test('loses no text in a window of 320 px, at 400 % or with text of twice the size', async ({ site }) => {
      await site.setViewportSize(ZOOMED)
      await visit(site, path)
      expect.soft(await site.evaluate(inspectPage), 'at 320 px and 400 %').toEqual([])

      await site.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      for (const viewport of [ZOOMED, PHONE, DESKTOP]) {
        await site.setViewportSize(viewport)
        expect.soft(await site.evaluate(inspectPage), `twice the size at ${viewport.width} px`).toEqual([])
      }
    })
  })
}

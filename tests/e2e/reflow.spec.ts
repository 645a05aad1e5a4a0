import { inspectPage } from './helpers/inspectPage'
import { banner, DESKTOP, main, PHONE, visit } from './helpers/page'
import { addresses } from './helpers/pages'
import { findSmallTargets } from './helpers/smallTargets'
import { expect, FAILED_RESOURCE, test } from './helpers/test'

/** What 1280 × 1024 px are at 400 %. */
const ZOOMED = { width: 320, height: 256 }

for (const { path, status } of addresses) {
  test.describe(path, () => {
    test.use({ reducedMotion: 'reduce', ...(status === 404 && { expectedConsole: FAILED_RESOURCE }) })

    test('has targets of 44 px and loses no text in a window of 320 px, at 400 % or with text of twice the size', async ({
      site,
    }) => {
      await site.setViewportSize(ZOOMED)
      await visit(site, path)
      expect.soft(await site.evaluate(inspectPage), 'at 320 px and 400 %').toEqual([])
      expect.soft(await site.evaluate(findSmallTargets), 'small targets').toEqual([])

      await site.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      for (const viewport of [ZOOMED, PHONE, DESKTOP]) {
        await site.setViewportSize(viewport)
        expect.soft(await site.evaluate(inspectPage), `twice the size at ${viewport.width} px`).toEqual([])
      }
    })
  })
}

for (const viewport of [PHONE, DESKTOP]) {
  test(`at ${viewport.width} px, the title grows with the text size and the logo stays whole`, async ({
    site,
  }) => {
    await site.setViewportSize(viewport)
    await visit(site, '/')
    const title = main(site).getByRole('heading', { level: 1 })
    const sizeOf = () => title.evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize))
    const before = await sizeOf()
    await site.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect(await sizeOf()).toBeGreaterThan(before)

    const logo = banner(site).getByRole('link').first()
    const hidden = await logo.evaluate((link) => {
      const name = link.firstElementChild?.getBoundingClientRect()
      const place = link.parentElement?.getBoundingClientRect()
      return name && place ? name.right - place.right : Number.NaN
    })
    expect(hidden).toBeLessThanOrEqual(0)
  })
}

import { banner, DESKTOP, main, PHONE, visit } from './helpers/page'
import { expect, test } from './helpers/test'

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

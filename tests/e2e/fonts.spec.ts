import type { Page } from '@playwright/test'
import { statusMessages } from '@/content/messages'
import { pages } from '@/content/pages'
import { paths } from '@/paths'
import { sumOfShifts } from './helpers/layoutShift'
import { footer, holdFonts, holdScripts, hydrated, main, PHONE } from './helpers/page'
import { article } from './helpers/pages'
import { passFrames } from './helpers/press'
import { expect, FAILED_RESOURCE, test } from './helpers/test'

const heading = (page: Page) => main(page).getByRole('heading', { level: 1 })
const fontOf = (page: Page) => heading(page).evaluate((element) => getComputedStyle(element).fontFamily)
const WEB_FONT = /^"Bricolage Grotesque Variable"/

const fontsLoaded = (page: Page) => page.evaluate(async () => void (await document.fonts.ready))

test.use({ viewport: PHONE })

test('a page appears with its fonts', async ({ site }) => {
  const releaseFonts = await holdFonts(site)
  await site.goto(paths.services, { waitUntil: 'commit' })
  await expect(site.locator('html[data-fonts=pending] h1')).toBeAttached()
  await expect(heading(site)).toBeHidden()
  releaseFonts()
  await expect(heading(site)).toBeVisible()
  expect(await fontOf(site)).toMatch(WEB_FONT)
  expect(await site.evaluate(sumOfShifts)).toBe(0)
})

test.describe('with fonts that load late', () => {
  test.use({ waitsForFonts: false })

  for (const path of [paths.home, article.path, `${paths.plans}#ca`]) {
    test(`${path} shifts nothing, and the next page has them`, async ({ site }) => {
      const releaseFonts = await holdFonts(site)
      await site.goto(path, { waitUntil: 'commit' })
      await expect(heading(site)).toBeVisible()
      const systemFont = await fontOf(site)
      expect(systemFont).not.toMatch(WEB_FONT)
      releaseFonts()
      await fontsLoaded(site)
      await passFrames(site)
      expect(await fontOf(site)).toBe(systemFont)
      expect(await site.evaluate(sumOfShifts)).toBe(0)

      await hydrated(site)
      await footer(site).getByRole('link', { name: pages.privacy.heading, exact: true }).click()
      await expect.poll(() => fontOf(site)).toMatch(WEB_FONT)
    })
  }
})

for (const width of [768, 1280]) {
  test.describe(`a guest on a page for users, ${width} px wide, with fonts that load late`, () => {
    test.use({ waitsForFonts: false, viewport: { width, height: 900 } })

    test('is redirected without a shift', async ({ site }) => {
      const releaseFonts = await holdFonts(site)
      const releaseScripts = await holdScripts(site, paths.account)
      await expect(site.getByText(statusMessages.wait)).toBeVisible()
      releaseFonts()
      await fontsLoaded(site)
      releaseScripts()
      await expect(heading(site)).toHaveText(pages.login.heading)
      await passFrames(site)
      expect(await site.evaluate(sumOfShifts)).toBe(0)
    })
  })
}

test.describe('without its fonts', () => {
  test.use({ expectedConsole: FAILED_RESOURCE })

  test('a page appears nevertheless', async ({ site }) => {
    await site.route('**/*.woff2', (route) => route.abort())
    await site.goto(paths.services)
    await expect(heading(site)).toBeVisible()
  })
})

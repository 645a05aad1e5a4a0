import { expect, type Page, test } from '@playwright/test'
import { folderOfBrand, type PracticeBrand, practiceBrands } from '../../scripts/local/practiceBrands'
import { footerTexts } from '../content'
import { findBrokenLabels, LABELS } from './helpers/brokenLabels'
import { inspectPage } from './helpers/inspectPage'
import { DESKTOP, footer, main, PHONE } from './helpers/page'
import { serveFolder } from './helpers/serveFolder'

// Without scripts, because the data of these brands is not in the backend of these tests.
test.use({ javaScriptEnabled: false })

const ORIGIN = 'https://practices.example'
const WIDTHS = [320, 390, 768, 1280]
const PAGES = [
  '/',
  '/services',
  '/about',
  '/plans',
  '/contact',
  '/insight',
  '/our-portfolio',
  '/login',
  '/404',
]

async function open(page: Page, brand: PracticeBrand, path: string) {
  await serveFolder(page, ORIGIN, folderOfBrand(brand))
  await page.goto(ORIGIN + (path === '/' ? '/index.html' : path))
  // That scripts do not run.
  await page.evaluate(() => document.querySelector('body > dialog')?.remove())
}

for (const brand of Object.keys(practiceBrands) as PracticeBrand[]) {
  const { length } = practiceBrands[brand].practices

  test(`the pages of a site with ${length} of the practices fit at every width, with whole words`, async ({
    page,
  }) => {
    // Each of nine pages is inspected at four widths.
    test.setTimeout(240_000)
    for (const path of PAGES)
      await test.step(path, async () => {
        await open(page, brand, path)
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 })
          const where = `${path} at ${width} px`
          expect.soft(await page.evaluate(inspectPage), where).toEqual([])
          expect.soft(await page.evaluate(findBrokenLabels, `${LABELS}, h1, h2, h3`), where).toEqual([])
        }
      })
  })

  test(`a site with ${length} of the practices shows their colours only`, async ({ page }) => {
    for (const path of ['/', '/about', '/404', '/login']) {
      await open(page, brand, path)
      const drawn = await page
        .locator('[data-practice]')
        .evaluateAll((ribbons) => [
          ...new Set(ribbons.map((ribbon) => Number(ribbon.getAttribute('data-practice')))),
        ])
      expect(drawn.toSorted(), path).toEqual(practiceBrands[brand].practices.map((_, index) => index + 1))
    }
  })
}

test('a long name of a practice leaves room for the drawing of an article', async ({ page }) => {
  for (const brand of Object.keys(practiceBrands) as PracticeBrand[])
    for (const path of ['/', '/insight']) {
      await open(page, brand, path)
      const drawings = main(page).locator('article svg[viewBox="0 0 180 96"], li svg[viewBox="0 0 180 96"]')
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        const widths = await drawings.evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect().width),
        )
        expect(Math.min(...widths), `${brand} ${path} at ${width} px`).toBeGreaterThan(20)
        expect(await page.evaluate(findBrokenLabels, 'article span:has(+ svg)')).toEqual([])
      }
    }
})

test('the number of a page that does not exist fits the narrowest phone', async ({ page }) => {
  for (const brand of Object.keys(practiceBrands) as PracticeBrand[]) {
    await open(page, brand, '/404')
    await page.setViewportSize({ width: 320, height: 900 })
    const { x = 0, width = 0 } = (await main(page).locator('svg').first().boundingBox()) ?? {}
    expect(x, brand).toBeGreaterThanOrEqual(0)
    expect(x + width, brand).toBeLessThanOrEqual(320)
  }
})

test('the footer fits a screen, with the newsletter in one row', async ({ page }) => {
  for (const brand of Object.keys(practiceBrands) as PracticeBrand[]) {
    await open(page, brand, '/about')
    for (const [size, most] of [
      [PHONE, 900],
      [DESKTOP, 760],
    ] as const) {
      await page.setViewportSize(size)
      const height = (await footer(page).boundingBox())?.height ?? 0
      expect(Math.floor(height), `${brand} at ${size.width} px`).toBeLessThanOrEqual(most)
    }
    const [heading, field] = await Promise.all([
      footer(page).getByRole('heading', { name: footerTexts.newsletter.heading }).boundingBox(),
      footer(page).getByRole('textbox').boundingBox(),
    ])
    expect(
      heading && field && Math.abs(heading.y + heading.height / 2 - field.y - field.height / 2),
    ).toBeLessThan(4)
  }
})

test('a site with one practice has nothing to filter, and no label that names it', async ({ page }) => {
  await open(page, 'one', '/services')
  await expect(main(page).getByRole('radio')).toHaveCount(0)
  await expect(main(page).getByRole('combobox')).toHaveCount(0)
  const name = String(practiceBrands.one.practices[0]?.name)
  await open(page, 'one', '/insight')
  await expect(main(page).getByText(name, { exact: true })).toHaveCount(0)
  await open(page, 'one', '/plans')
  // For screen readers only.
  expect((await main(page).getByRole('heading', { name, exact: true }).boundingBox())?.height).toBe(1)
})

test('five practices are a select on a phone, and tabs on a wide screen', async ({ page }) => {
  await open(page, 'five', '/services')
  await page.setViewportSize(PHONE)
  const names = practiceBrands.five.practices.map(({ name }) => expect.stringContaining(name))
  const options = main(page).getByRole('combobox').getByRole('option')
  expect(await options.allTextContents()).toEqual([expect.any(String), ...names])
  await expect(main(page).getByRole('radio')).toHaveCount(0)
  await page.setViewportSize(DESKTOP)
  await expect(main(page).getByRole('radio')).toHaveCount(names.length + 1)
  await expect(main(page).getByRole('combobox')).toHaveCount(0)
})

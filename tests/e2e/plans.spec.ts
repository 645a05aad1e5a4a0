import type { Page } from '@playwright/test'
import { planLabels } from '@/content/labels'
import { plans, site as siteContent } from '../content'
import { visit } from './helpers/page'
import { sample } from './helpers/published'
import { expect, test } from './helpers/test'

const plan = sample(plans.filter(({ prices }) => prices.length > 1))
const [FIRST = '', SECOND = ''] = plan.prices
const [firstCode = '', secondCode = ''] = siteContent.priceCurrencies

const column = (page: Page) => page.getByRole('article').filter({ hasText: plan.title }).first()
const currency = (page: Page, code: string) =>
  page.getByRole('group', { name: planLabels.currency }).getByRole('radio', { name: code })

/** Which price is painted before any script of the app runs. */
async function expectPainted(page: Page, shown: string, hidden: string) {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto('/plans')
  await expect(column(page).getByText(shown, { exact: true })).toBeVisible()
  await expect(column(page).getByText(hidden, { exact: true })).toBeHidden()
  await page.unroute(/\/assets\/.*\.js$/)
}

test.describe('in a browser of the first currency’s country', () => {
  test.use({ locale: `en-${firstCode.slice(0, 2)}` })

  test('prices are in it until the visitor switches, which is remembered', async ({ site, page }) => {
    await visit(site, '/plans')
    await expect(currency(site, firstCode)).toBeChecked()
    await expect(column(site).getByText(FIRST, { exact: true })).toBeVisible()
    const before = await column(site).boundingBox()
    await currency(site, secondCode).check()
    await expect(column(site).getByText(SECOND, { exact: true })).toBeVisible()
    await expect(column(site).getByText(FIRST, { exact: true })).toBeHidden()
    expect(await column(site).boundingBox()).toEqual(before)
    await site.reload()
    await expect(column(page).getByText(SECOND, { exact: true })).toBeVisible()
    await expect(currency(site, secondCode)).toBeChecked()
  })
})

test.describe('in a browser of the second currency’s country', () => {
  test.use({
    locale: `en-${secondCode.slice(0, 2)}`,
    expectedConsole: /^Failed to load resource|ERR_FAILED/,
  })

  test('prices are painted in it at once', async ({ site }) => {
    await expectPainted(site, SECOND, FIRST)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('prices are shown in the first currency', async ({ page }) => {
    await page.goto('/plans')
    await expectPainted(page, FIRST, SECOND)
  })
})

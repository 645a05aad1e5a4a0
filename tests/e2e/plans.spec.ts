import { plans, site as siteContent, words } from '../content'
import { button, choice, DESKTOP, main, PHONE, visit, visitBeforeScripts } from './helpers/page'
import { sample } from './helpers/published'
import { expect, test } from './helpers/test'

const plan = sample(plans.filter(({ prices }) => prices.length > 1))

for (const [index, code] of siteContent.priceCurrencies.slice(0, 2).entries()) {
  test.describe(`in a browser of the country of ${code}`, () => {
    test.use({ locale: `en-${code.slice(0, 2)}` })

    test('prices are painted in it at once, until the visitor switches', async ({ site }) => {
      const [shown = '', hidden = ''] = index === 0 ? plan.prices : plan.prices.toReversed()
      const column = main(site).getByRole('article').filter({ hasText: plan.title }).first()
      const start = await visitBeforeScripts(site, '/plans')
      await expect(column.getByText(shown, { exact: true })).toBeVisible()
      await expect(column.getByText(hidden, { exact: true })).toBeHidden()
      await start()
      await expect(choice(site, words.plans.currency, { name: code })).toBeChecked()
      await site.evaluate(() => document.fonts.ready)
      const before = await column.boundingBox()
      await choice(site, words.plans.currency, { checked: false }).check()
      await expect(column.getByText(hidden, { exact: true })).toBeVisible()
      await expect(column.getByText(shown, { exact: true })).toBeHidden()
      await expect.poll(() => column.boundingBox()).toEqual(before)
      await visit(site, '/plans')
      await expect(column.getByText(hidden, { exact: true })).toBeVisible()
    })
  })
}

const practice = plans[0]?.practice
const compared = plans.filter((each) => each.practice === practice)

test('heads, prices, rows and buttons of a practice align', async ({ site }) => {
  await site.setViewportSize(DESKTOP)
  await visit(site, '/plans')
  await site.evaluate(() => document.fonts.ready)
  const columns = main(site).getByRole('article')
  const tops = await columns.evaluateAll((all) =>
    all.map((column) =>
      [...column.querySelectorAll('h3, b, dt, h4, button')].map((part) =>
        Math.round(part.getBoundingClientRect().top),
      ),
    ),
  )
  const [first, ...others] = tops.slice(0, compared.length)
  expect(first?.length).toBeGreaterThan(4)
  for (const other of others) expect(other).toEqual(first)
})

test('on a phone, plans are rows with their prices, one opens with a link, and the tabs stay in view', async ({
  site,
}) => {
  await site.setViewportSize(PHONE)
  const last = sample(plans.slice(-1))
  await visit(site, `/plans#plan-${last.id}`)
  const rows = main(site).getByRole('article')
  for (const [index, { title, prices }] of plans.entries()) {
    await expect(rows.nth(index).getByRole('heading', { name: title })).toBeVisible()
    await expect(rows.nth(index).getByText(prices[0] ?? title)).toBeVisible()
  }
  const add = (title: string) => button(site, `${words.plans.add} ${title}`)
  await expect(add(last.title)).toBeVisible()
  const closed = sample(plans.filter(({ mostChosen, id }) => !mostChosen && id !== last.id))
  await expect(add(closed.title)).toBeHidden()
  await button(site, closed.title).click()
  await expect(add(closed.title)).toBeVisible()

  const tabs = main(site).getByRole('navigation', { name: words.plans.practices })
  const tab = tabs.getByRole('link').nth(1)
  await tab.click()
  await expect(tab).toHaveAttribute('aria-current', 'true')
  await expect(tabs).toBeInViewport({ ratio: 1 })
  const heading = main(site).getByRole('heading', { level: 2, name: (await tab.textContent()) ?? '' })
  await expect(heading).toBeInViewport({ ratio: 1 })
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(300)
  // Past all of them, down and up.
  const jump = (top: number) => site.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
  const current = (index: number) =>
    expect(tabs.getByRole('link').nth(index)).toHaveAttribute('aria-current', 'true')
  await jump(0)
  await current(0)
  await jump(99_999)
  await current(-1)
  await jump(0)
  await current(0)
})

test.describe('without scripts', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false })

  test('every plan on a phone is open', async ({ page }) => {
    await page.goto('/plans')
    const features = main(page).getByRole('article').getByRole('term').filter({ visible: true })
    await expect(features).toHaveCount(plans.reduce((sum, one) => sum + one.features.length, 0))
  })
})

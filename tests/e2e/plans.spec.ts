import { plans, site as siteContent, words } from '../content'
import { choice, DESKTOP, main, PHONE, visit, visitBeforeScripts } from './helpers/page'
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

test('the plans of a practice are side by side, and the focus brings one into view', async ({ site }) => {
  await site.setViewportSize(PHONE)
  await visit(site, '/plans')
  const buttons = main(site).getByRole('button', { name: words.plans.add })
  const [here, next] = [buttons.nth(0), buttons.nth(1)]
  expect((await next.boundingBox())?.y).toBe((await here.boundingBox())?.y)
  await here.focus()
  await expect(here).toBeInViewport({ ratio: 1 })
  await expect(next).not.toBeInViewport({ ratio: 1 })
  await site.keyboard.press('Tab')
  await expect(next).toBeFocused()
  await expect(next).toBeInViewport({ ratio: 1 })
})

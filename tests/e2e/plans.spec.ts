import { plans, site as siteContent } from '../content'
import { main, visit, visitBeforeScripts } from './helpers/page'
import { sample } from './helpers/published'
import { expect, test } from './helpers/test'

const plan = sample(plans.filter(({ prices }) => prices.length > 1))

for (const [index, code] of siteContent.priceCurrencies.slice(0, 2).entries()) {
  test.describe(`in a browser of the country of ${code}`, () => {
    test.use({ locale: `en-${code.slice(0, 2)}` })

    test('prices are painted in it at once, until the visitor switches, which is remembered', async ({
      site,
    }) => {
      const [shown = '', hidden = ''] = index === 0 ? plan.prices : plan.prices.toReversed()
      const column = main(site).getByRole('article').filter({ hasText: plan.title }).first()
      const start = await visitBeforeScripts(site, '/plans')
      await expect(column.getByText(shown, { exact: true })).toBeVisible()
      await expect(column.getByText(hidden, { exact: true })).toBeHidden()
      await start()
      await expect(site.getByRole('radio', { name: code })).toBeChecked()
      await site.evaluate(() => document.fonts.ready)
      const before = await column.boundingBox()
      await site.getByRole('radio', { checked: false }).check()
      await expect(column.getByText(hidden, { exact: true })).toBeVisible()
      await expect(column.getByText(shown, { exact: true })).toBeHidden()
      await expect.poll(() => column.boundingBox()).toEqual(before)
      await visit(site, '/plans')
      await expect(column.getByText(hidden, { exact: true })).toBeVisible()
    })
  })
}

import { paths } from '@/paths'
import { visit } from './helpers/page'
import { expect, FAILED_RESOURCE, test } from './helpers/test'

test.describe('an address in capital letters', () => {
  test.use({ expectedConsole: FAILED_RESOURCE })

  test('is tried in lower case', async ({ site }) => {
    await site.goto('/Services/Accounting?practice=digital')
    await expect(site).toHaveURL(`${paths.service('accounting')}?practice=digital`)
    await site.goto('/Nowhere')
    await expect(site.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(site).toHaveURL('/Nowhere')
  })
})

test('an address inside the app that no route knows is loaded from the server', async ({ site }) => {
  await visit(site, paths.home)
  await site.evaluate(() => {
    history.pushState(null, '', '/pricing')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(site).toHaveURL(paths.plans)
  await site.goBack()
  await expect(site).toHaveURL(paths.home)
})

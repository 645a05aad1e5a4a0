import type { Page } from '@playwright/test'
import { paths } from '@/paths'
import { pageTexts, words } from '../content'
import { DESKTOP, expectPage, holdRequests, main, navigate, PHONE, visit } from './helpers/page'
import { titleOf } from './helpers/pages'
import { expect, FAILED_RESOURCE, test } from './helpers/test'

const dialog = (page: Page) => page.getByRole('dialog', { name: words.frame.search })
const field = (page: Page) => dialog(page).getByRole('combobox')
const options = (page: Page) => dialog(page).getByRole('option')
const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: words.frame.search })

test.use({ viewport: DESKTOP })

test('a visitor finds a page from the bar, and comes back to the results', { tag: '@smoke' }, async ({
  site,
}) => {
  await visit(site, '/plans')
  await opener(site).click()
  await expect(field(site)).toBeFocused()
  await expect(site).toHaveURL('/plans?search=')
  await field(site).pressSequentially('gst reg')
  await expect(options(site).first()).toContainText('Income Tax GST')
  await expect(options(site).first().locator('mark').first()).toHaveText('GST')
  await expect(options(site).first()).toHaveAttribute('aria-selected', 'true')
  await expect(dialog(site).getByRole('status').first()).toContainText(/\d+/)
  await expect(site).toHaveURL('/plans?search=gst+reg')

  await field(site).press('ArrowDown')
  await expect(options(site).nth(1)).toHaveAttribute('aria-selected', 'true')
  const active = await field(site).getAttribute('aria-activedescendant')
  await expect(options(site).nth(1)).toHaveAttribute('id', active ?? '')
  await field(site).press('ArrowUp')
  await field(site).press('Enter')
  await expect(site).toHaveTitle(titleOf('Income Tax GST'))
  await expect(dialog(site)).toBeHidden()
  await expect(site.getByRole('heading', { level: 1 })).toBeFocused()

  await site.goBack()
  await expect(field(site)).toHaveValue('gst reg')
  await expect(options(site).first()).toContainText('Income Tax GST')
  await site.goBack()
  await expect(dialog(site)).toBeHidden()
  await expect(site).toHaveURL('/plans')
})

test('the shortcut opens and closes it, and Escape gives the focus back', async ({ site }) => {
  await visit(site, '/about')
  const start = await site.evaluate(() => history.length)
  await site.keyboard.press('Control+k')
  await expect(field(site)).toBeFocused()
  await site.keyboard.press('Control+k')
  await expect(dialog(site)).toBeHidden()
  await opener(site).click()
  await expect(field(site)).toBeFocused()
  await site.keyboard.press('Escape')
  await expect(dialog(site)).toBeHidden()
  await expect(opener(site)).toBeFocused()
  await expect(site).toHaveURL('/about')
  expect(await site.evaluate(() => history.length)).toBe(start + 1)
})

test('a shared search opens, and names the nearest word', async ({ site }) => {
  await visit(site, '/?search=gts')
  await expect(
    dialog(site).getByRole('heading', { name: words.search.none({ search: 'gts' }) }),
  ).toBeVisible()
  await dialog(site).getByRole('button', { name: 'GST', exact: true }).click()
  await expect(field(site)).toHaveValue('GST')
  await expect(options(site).filter({ hasText: 'Income Tax GST' })).toHaveCount(1)
  await dialog(site).getByRole('button', { name: words.controls.close }).click()
  await expect(dialog(site)).toBeHidden()
  await expect(site).toHaveURL('/')
})

test('on a phone, the drawer leads to it, and it fills the screen', async ({ site }) => {
  await site.setViewportSize(PHONE)
  await visit(site, '/')
  await site.getByRole('button', { name: words.frame.openMenu }).click()
  await site
    .getByRole('dialog', { name: words.frame.menu })
    .getByRole('button', { name: words.frame.search })
    .click()
  await expect(field(site)).toBeFocused()
  await expect(site.getByRole('dialog', { name: words.frame.menu })).toBeHidden()
  await field(site).fill('payroll')
  await expect(options(site).first()).toContainText('Payroll')
  await expect.poll(async () => (await dialog(site).boundingBox())?.width).toBe(PHONE.width)
  expect((await dialog(site).boundingBox())?.height).toBe(PHONE.height)
  await site.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expect(dialog(site).getByRole('button', { name: words.controls.close })).toBeInViewport({ ratio: 1 })
  await site.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await options(site).first().click()
  await expect(site).toHaveTitle(titleOf('Payroll'))
})

test.describe('where something is missing', () => {
  test.use({ expectedConsole: new RegExp(`${FAILED_RESOURCE.source}|^Could not load search`) })

  test('a missing page offers it, and so does a list without a match, with what was typed', async ({
    site,
  }) => {
    await visit(site, '/no-such-page')
    await main(site).getByRole('button', { name: words.frame.search }).click()
    await expect(field(site)).toBeFocused()

    await visit(site, '/services')
    await site.getByRole('searchbox', { name: words.services.search }).fill('nandini')
    await main(site).getByRole('button', { name: words.frame.search }).click()
    await expect(field(site)).toHaveValue('nandini')
    await expect(options(site).first()).toContainText('Nandini')
    await expect(site).toHaveURL('/services?q=nandini&search=nandini')
    await site.goBack()
    await expect(dialog(site)).toBeHidden()
    await expect(main(site).getByRole('button', { name: words.frame.search })).toBeFocused()

    await visit(site, '/insight')
    await site.getByRole('searchbox', { name: words.insights.search }).fill('nandini')
    await main(site).getByRole('button', { name: words.frame.search }).click()
    await expect(options(site).first()).toContainText('Nandini')
  })

  test('offline, it says so, and Retry finds what was typed', async ({ site, context }) => {
    await visit(site, '/')
    await site.route('**/search-1.json', (route) => route.abort())
    await opener(site).click()
    await field(site).fill('payroll')
    await expect(dialog(site).getByText(words.search.failed)).toBeVisible()
    await site.unroute('**/search-1.json')
    await dialog(site).getByRole('button', { name: words.controls.retry }).click()
    await expect(options(site).first()).toContainText('Payroll')
    // What was read once needs no network.
    await context.setOffline(true)
    await field(site).fill('logo')
    await expect(options(site).first()).toContainText('Logo')
  })

  test('after a deploy, the second part is found under its new name', async ({ site }) => {
    const first = await (await site.request.get('/search-1.json')).json()
    let asked = 0
    await site.route('**/search-1.json', (route) => {
      asked += 1
      return route.fulfill({ json: asked === 1 ? { ...first, rest: '/assets/search-gone.json' } : first })
    })
    await visit(site, '/')
    await opener(site).click()
    await field(site).fill('gst filing dates quarter')
    await expect(options(site).first()).toContainText(/GST/)
    await expect.poll(() => asked).toBe(2)
    await expect(dialog(site).getByText(words.search.incomplete)).toBeHidden()
  })
})

test('the services that mention a word follow those that are named so, and /insight finds articles', async ({
  site,
}) => {
  await visit(site, '/services?q=gst')
  const mentioned = main(site).getByRole('region', { name: words.search.mentionedIn })
  await expect(mentioned.getByRole('link').filter({ hasText: 'Accounting' })).toContainText('GST')
  await visit(site, '/insight')
  await site.getByRole('searchbox', { name: words.insights.search }).fill('invoicing')
  await expect(main(site).getByRole('link').filter({ hasText: 'Invoicing a US client' })).toHaveCount(1)
  await expect(site).toHaveURL('/insight?q=invoicing')
})

test('a press before the words of /insight are in the URL still opens its page', async ({ site }) => {
  await site.clock.install()
  await visit(site, paths.insights)
  const release = await holdRequests(site, '**/assets/AboutPage-*.js')
  await site.getByRole('searchbox', { name: words.insights.search }).fill('gst')
  await navigate(site, paths.about)
  // The pause after which they are written.
  await site.clock.runFor(1000)
  release()
  await expect(site).toHaveURL(paths.about)
  await expectPage(site, pageTexts.about.heading)
})

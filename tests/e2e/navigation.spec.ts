import { expectSingleHeadTags } from './headTags'
import { DESKTOP, PHONE, visit } from './helpers/page'
import { addresses } from './helpers/pages'
import { expect, test } from './helpers/test'

const titleOf = (path: string) => `Triveni | ${addresses.find((address) => address.path === path)?.title}`

test.describe('by the top bar', () => {
  test.use({ viewport: DESKTOP })

  test('every link leads to its page, which takes the focus and is announced', async ({ site }) => {
    await visit(site, '/')
    const menu = site.getByRole('banner').getByRole('navigation')
    for (const [label, path] of [
      ['Innovation', '/our-innovation'],
      ['Services', '/services'],
      ['Articles', '/insight'],
      ['AboutUs', '/about'],
      ['ContactUs', '/contact'],
      ['Home', '/'],
    ] as const) {
      await menu.getByRole('link', { name: label, exact: true }).click()
      await expect(site).toHaveTitle(titleOf(path))
      await expect(site.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(site.getByRole('status').filter({ hasText: titleOf(path) })).toBeAttached()
      await expect(menu.getByRole('link', { name: label, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      )
      await expectSingleHeadTags(site)
    }
  })

  test('a link to the current page adds no history entry', async ({ site }) => {
    await visit(site, '/')
    const link = site.getByRole('banner').getByRole('navigation').getByRole('link', { name: 'AboutUs' })
    await link.click()
    await expect(site).toHaveTitle(titleOf('/about'))
    await link.click()
    await site.goBack()
    await expect(site).toHaveTitle(titleOf('/'))
  })

  test('a guest sees SignIn and no Plans', async ({ site }) => {
    await visit(site, '/')
    const banner = site.getByRole('banner')
    await expect(banner.getByRole('link', { name: 'SignIn' })).toBeVisible()
    await expect(banner.getByRole('link', { name: 'Plans' })).toBeHidden()
    await banner.getByRole('link', { name: 'SignIn' }).click()
    await expect(site).toHaveTitle(titleOf('/login'))
  })

  test('it becomes sticky after 200 px and moves nothing', async ({ site }) => {
    await visit(site, '/privacy')
    const logo = site.getByRole('banner').getByRole('link').first()
    await site.mouse.wheel(0, 150)
    await expect.poll(() => site.evaluate(() => scrollY)).toBe(150)
    await expect(logo).not.toBeInViewport()
    await site.mouse.wheel(0, 150)
    await expect(logo).toBeInViewport()
    await expect.poll(() => site.evaluate(() => scrollY)).toBe(300)
  })
})

test('every quick link of the footer leads to its page', async ({ site }) => {
  await visit(site, '/test-screen')
  const footer = site.getByRole('contentinfo')
  for (const [label, path] of [
    ['Insights', '/insight'],
    ['Services', '/services'],
    ['Plans', '/plans'],
    ['Innovation', '/our-innovation'],
    ['Our Portfolio', '/our-portfolio'],
    ['Career', '/career'],
    ['About', '/about'],
    ['Contact', '/contact'],
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
  ] as const) {
    await footer.getByRole('link', { name: label, exact: true }).click()
    await expect(site).toHaveTitle(titleOf(path))
    await expectSingleHeadTags(site)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the drawer leads a guest to plans, sign-in and sign-up', async ({ site }) => {
    await visit(site, '/')
    for (const [label, path] of [
      ['Plans And Offers', '/plans'],
      ['SignIn', '/login'],
      ['SignUp', '/signup'],
    ] as const) {
      await site.getByRole('button', { name: 'Open menu' }).click()
      const drawer = site.getByRole('dialog')
      await expect(drawer.getByText('Membership And Subscription')).toBeVisible()
      await drawer.getByRole('link', { name: label }).click()
      await expect(drawer).toBeHidden()
      await expect(site).toHaveTitle(titleOf(path))
    }
  })
})

test('a new page starts at its top, and Back returns to where one was', async ({ site }) => {
  await visit(site, '/services')
  await site.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  await expect.poll(() => site.evaluate(() => scrollY)).toBe(1500)
  await site.getByRole('banner').getByRole('link', { name: 'AboutUs' }).click()
  await expect(site).toHaveTitle(titleOf('/about'))
  await expect.poll(() => site.evaluate(() => scrollY)).toBe(0)
  await site.goBack()
  await expect(site).toHaveTitle(titleOf('/services'))
  await expectSingleHeadTags(site)
  await expect.poll(() => site.evaluate(() => scrollY)).toBe(1500)
})

test('404 has a way back', async ({ browser }) => {
  const page = await browser.newPage()
  await page.goto('/nowhere')
  await page.getByRole('link', { name: 'Go Back' }).click()
  await expect(page).toHaveTitle(titleOf('/'))
  await page.close()
})

test.describe('an article that does not exist', () => {
  test.use({ expectedConsole: /^Failed to load resource|^Document does not exist/ })

  test('says so, stays out of search engines and leads on', async ({ site }) => {
    await visit(site, '/insight/never-written')
    await expect(site.getByRole('heading', { level: 1 })).toContainText('not found')
    await expect(site.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await site.getByRole('main').getByRole('link', { name: 'Insights' }).click()
    await expect(site).toHaveTitle(titleOf('/insight'))
  })
})

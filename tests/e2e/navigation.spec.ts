import { footerLinks, topBarLinks } from '@/content/navigation'
import { expectSingleHeadTags } from './helpers/headTags'
import { banner, DESKTOP, footer, visit, wheelTo } from './helpers/page'
import { addresses, titleOf } from './helpers/pages'
import { expect, test } from './helpers/test'

test.use({ viewport: DESKTOP })

const titleAt = (path: string) => titleOf(addresses.find((address) => address.path === path)?.title ?? path)

test('every link of the top bar opens its page, which gets the focus and is announced', async ({ site }) => {
  await visit(site, '/about')
  for (const { label, path } of topBarLinks.filter(({ audience }) => audience === 'all')) {
    const link = banner(site).getByRole('navigation').getByRole('link', { name: label, exact: true })
    await link.click()
    await expect(site).toHaveTitle(titleAt(path))
    await expect(site.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(site.getByRole('status').filter({ hasText: titleAt(path) })).toBeAttached()
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expectSingleHeadTags(site)
  }
})

test('every quick link of the footer opens its page', async ({ site }) => {
  await visit(site, '/test-screen')
  for (const { label, path } of footerLinks) {
    await footer(site).getByRole('link', { name: label, exact: true }).click()
    await expect(site).toHaveTitle(titleAt(path))
    await expectSingleHeadTags(site)
  }
})

test('the top bar stays in place and only changes its look after 200 px', async ({ site }) => {
  await visit(site, '/privacy')
  const bar = banner(site).locator('> *')
  const look = () =>
    bar.evaluate((element) => ({
      box: element.getBoundingClientRect().toJSON(),
      rule: getComputedStyle(element).boxShadow,
    }))
  const flat = await look()
  expect(flat.box.top).toBe(0)
  await wheelTo(site, 150)
  expect(await look()).toEqual(flat)
  await wheelTo(site, 300)
  await expect.poll(async () => (await look()).rule).not.toBe(flat.rule)
  expect((await look()).box).toEqual(flat.box)
  expect(await site.evaluate(() => scrollY)).toBe(300)
})

test('a new page starts at its top, and Back restores the scroll position', async ({ site }) => {
  const expectScroll = (top: number) => expect.poll(() => site.evaluate(() => scrollY)).toBe(top)
  await visit(site, '/services')
  await site.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  await expectScroll(1500)
  await banner(site).getByRole('link', { name: 'AboutUs' }).click()
  await expect(site).toHaveTitle(titleAt('/about'))
  await expectScroll(0)
  await site.goBack()
  await expect(site).toHaveTitle(titleAt('/services'))
  await expectScroll(1500)
})

import type { Page } from '@playwright/test'
import { labels } from '@/content/labels'
import { footerLinks, topBarLinks, userMenu } from '@/content/navigation'
import { pages } from '@/content/pages'
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
  // Without the page transitions, which the links of the top bar have.
  await site.emulateMedia({ reducedMotion: 'reduce' })
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

test('a new page never shows its middle', async ({ site }) => {
  await visit(site, '/services')
  await site.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  await site.evaluate(watchScrollOf, pages.about.heading)
  await banner(site).getByRole('link', { name: 'AboutUs' }).click()
  await expect(site).toHaveTitle(titleAt('/about'))
  await expect.poll(() => site.evaluate(() => scrollY)).toBe(0)
  const farthest = await site.evaluate(() => Number(document.documentElement.dataset.farthest))
  expect(farthest).toBeLessThanOrEqual(60)
})

/** Runs in the page. Notes how far the page with this heading is scrolled in any frame. */
function watchScrollOf(heading: string) {
  const { documentElement: root } = document
  function look() {
    if (document.querySelector('h1')?.textContent === heading) {
      root.dataset.farthest = String(Math.max(scrollY, Number(root.dataset.farthest ?? 0)))
    }
    requestAnimationFrame(look)
  }
  look()
}

test('a link to the current page scrolls to its top', async ({ site }) => {
  // Without the smooth scrolling, which takes a second.
  await site.emulateMedia({ reducedMotion: 'reduce' })
  const links = (page: Page) => [
    { path: '/', link: banner(page).getByRole('link').first() },
    { path: '/about', link: banner(page).getByRole('link', { name: 'AboutUs' }) },
    {
      path: '/services?category=digital',
      link: footer(page).getByRole('link', { name: 'Services', exact: true }),
    },
  ]
  for (const { path, link } of links(site)) {
    await visit(site, path)
    await site.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect.poll(() => site.evaluate(() => scrollY)).toBeGreaterThan(500)
    await link.click()
    await expect.poll(() => site.evaluate(() => scrollY), path).toBe(0)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a link of the drawer to the current page scrolls to its top', async ({ site }) => {
    await visit(site, '/about')
    await wheelTo(site, 900)
    await banner(site).getByRole('button', { name: labels.openMenu }).click()
    await site.getByRole('dialog').getByRole('link', { name: 'AboutUs' }).click()
    await expect(site.getByRole('dialog')).toBeHidden()
    await expect.poll(() => site.evaluate(() => scrollY)).toBe(0)
  })

  test('Account and Logout are in view in the open drawer', async ({ signedIn: { site } }) => {
    await visit(site, '/about')
    await banner(site).getByRole('button', { name: labels.openMenu }).click()
    const drawer = site.getByRole('dialog')
    for (const control of [
      drawer.getByRole('link', { name: userMenu.account.label }),
      drawer.getByRole('button', { name: userMenu.logout }),
    ]) {
      await expect(control).toBeInViewport({ ratio: 1 })
    }
  })
})

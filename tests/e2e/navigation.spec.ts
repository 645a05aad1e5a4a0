import { labels } from '@/content/labels'
import { paths } from '@/paths'
import { pages } from '../content'
import { expectSingleHeadTags } from './helpers/headTags'
import { banner, DESKTOP, footer, main, visit, visitBeforeScripts, wheelTo } from './helpers/page'
import { addresses, titleOf } from './helpers/pages'
import { expect, test } from './helpers/test'

test.use({ viewport: DESKTOP })

const titleAt = (path: string) => titleOf(addresses.find((address) => address.path === path)?.title ?? path)

test('a menu link opens its page at its top, focused and announced, and Back restores the scroll position', {
  tag: '@smoke',
}, async ({ site }) => {
  const scrollTop = () => site.evaluate(() => scrollY)
  await visit(site, paths.services)
  await site.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  await expect.poll(scrollTop).toBe(1500)
  await site.evaluate(watchScrollOf, pages.about.heading)
  const link = banner(site).getByRole('link', { name: 'AboutUs' })
  await link.click()
  await expect(site).toHaveTitle(titleAt(paths.about))
  await expect(site.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(site.getByRole('status').filter({ hasText: titleAt(paths.about) })).toBeAttached()
  await expect(link).toHaveAttribute('aria-current', 'page')
  await expectSingleHeadTags(site)
  await expect.poll(scrollTop).toBe(0)
  // It never shows its middle.
  expect(await site.evaluate(() => Number(document.documentElement.dataset.farthest))).toBeLessThanOrEqual(60)

  await site.goBack()
  await expect(site).toHaveTitle(titleAt(paths.services))
  await expect.poll(scrollTop).toBe(1500)

  await footer(site).getByRole('link', { name: pages.privacy.heading, exact: true }).click()
  await expect(site).toHaveTitle(titleAt(paths.privacy))
  await expectSingleHeadTags(site)
})

test('Back returns to where a filter was pressed', async ({ site }) => {
  const scrollTop = () => site.evaluate(() => scrollY)
  await visit(site, '/insight')
  await site.evaluate(() => scrollTo({ top: 150, behavior: 'instant' }))
  await expect.poll(scrollTop).toBe(150)
  await main(site).getByRole('link', { name: 'Digital', exact: true }).click()
  await expect(site).toHaveURL(/domain=/)
  await banner(site).getByRole('link', { name: 'AboutUs' }).click()
  await expect(site).toHaveTitle(titleAt(paths.about))
  await site.goBack()
  await expect(site).toHaveURL(/domain=/)
  await expect.poll(scrollTop).toBe(150)
})

test('Back returns to where the visitor had scrolled before the app was there', async ({ site }) => {
  const scrollTop = () => site.evaluate(() => scrollY)
  const startScripts = await visitBeforeScripts(site, paths.services)
  await site.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  await startScripts()
  // The browser keeps what is in view in its place, so late fonts can change the number.
  await site.evaluate(() => document.fonts.ready)
  const left = await scrollTop()
  expect(left).toBeGreaterThan(1000)
  await banner(site).getByRole('link', { name: 'AboutUs' }).click()
  await expect(site).toHaveTitle(titleAt(paths.about))
  await site.goBack()
  // A browser can round the position on the way.
  await expect.poll(async () => Math.abs((await scrollTop()) - left)).toBeLessThanOrEqual(1)
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('Account and Logout are in view in the open drawer, and its link to the current page scrolls to the top', async ({
    signedIn: { site },
  }) => {
    await visit(site, paths.about)
    await wheelTo(site, 900)
    await banner(site).getByRole('button', { name: labels.openMenu }).click()
    const drawer = site.getByRole('dialog')
    for (const control of [
      drawer.getByRole('link', { name: 'Account' }),
      drawer.getByRole('button', { name: 'Logout' }),
    ]) {
      await expect(control).toBeInViewport({ ratio: 1 })
    }
    await drawer.getByRole('link', { name: 'AboutUs' }).click()
    await expect(drawer).toBeHidden()
    await expect.poll(() => site.evaluate(() => scrollY)).toBe(0)
  })
})

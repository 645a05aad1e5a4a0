import { paths } from '@/paths'
import { pageTexts, words } from '../content'
import { expectSingleHeadTags } from './helpers/headTags'
import { banner, DESKTOP, footer, main, PHONE, visit, visitBeforeScripts, wheelTo } from './helpers/page'
import { titleOf } from './helpers/pages'
import { expect, test } from './helpers/test'

test.use({ viewport: DESKTOP })

test('a menu link opens the top of its page, and Back returns', { tag: '@smoke' }, async ({ site }) => {
  const scrollTop = () => site.evaluate(() => scrollY)
  const aboutTitle = titleOf(pageTexts.about.title)
  const start = await visitBeforeScripts(site, paths.services)
  await site.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  await start()
  // The browser keeps what is in view in its place, so late fonts can change the number.
  await site.evaluate(() => document.fonts.ready)
  const left = await scrollTop()
  expect(left).toBeGreaterThan(1000)

  await site.evaluate(watchScrollOf, pageTexts.about.heading)
  const link = banner(site).getByRole('link', { name: words.navigation.aboutUs })
  await link.click()
  await expect(site).toHaveTitle(aboutTitle)
  await expect(site.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(site.getByRole('status').filter({ hasText: aboutTitle })).toBeAttached()
  await expect(link).toHaveAttribute('aria-current', 'page')
  await expectSingleHeadTags(site)
  await expect.poll(scrollTop).toBe(0)
  // It never shows its middle.
  expect(await site.evaluate(() => Number(document.documentElement.dataset.farthest))).toBeLessThanOrEqual(60)

  await site.goBack()
  await expect(site).toHaveTitle(titleOf(pageTexts.services.title))
  await expect.poll(scrollTop).toBe(left)
  await footer(site).getByRole('link', { name: words.footer.privacy, exact: true }).click()
  await expect(site).toHaveTitle(titleOf(pageTexts.privacy.title))
  await expectSingleHeadTags(site)
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

test('Back returns to where a filter was pressed', async ({ site }) => {
  const scrollTop = () => site.evaluate(() => scrollY)
  await visit(site, paths.insights)
  await site.evaluate(() => scrollTo({ top: 150, behavior: 'instant' }))
  await expect.poll(scrollTop).toBe(150)
  const filter = main(site).getByRole('link', { name: 'Digital', exact: true })
  await filter.click()
  await expect(filter).toHaveAttribute('aria-current', 'true')
  await expect(filter).toBeFocused()
  await expect.poll(scrollTop).toBe(150)
  await banner(site).getByRole('link', { name: words.navigation.aboutUs }).click()
  // While the new page is still gliding to its top.
  await expect(site).toHaveTitle(titleOf(pageTexts.about.title))
  await site.goBack()
  await expect(site).toHaveURL(/practice=/)
  await expect.poll(scrollTop).toBe(150)
})

test('the drawer shows Account and Logout, and scrolls to the top', async ({ signedIn: { site } }) => {
  await site.setViewportSize(PHONE)
  await visit(site, paths.about)
  await wheelTo(site, 900)
  await banner(site).getByRole('button', { name: words.frame.openMenu }).click()
  const drawer = site.getByRole('dialog')
  await expect(drawer.getByRole('link', { name: words.navigation.account })).toBeInViewport({ ratio: 1 })
  await expect(drawer.getByRole('button', { name: words.navigation.logout })).toBeInViewport({ ratio: 1 })
  await drawer.getByRole('link', { name: words.navigation.aboutUs }).click()
  await expect(drawer).toBeHidden()
  await expect.poll(() => site.evaluate(() => scrollY)).toBe(0)
})

import type { Page } from '@playwright/test'
import { paths } from '@/paths'
import { pageTexts, services, words } from '../content'
import {
  arrive,
  banner,
  choice,
  DESKTOP,
  expectPage,
  footer,
  hydrated,
  jumpTo,
  main,
  navigate,
  PHONE,
  scrollTop,
  visit,
  visitBeforeScripts,
} from './helpers/page'
import { article } from './helpers/pages'
import { expect, test } from './helpers/test'

const DIGITAL = services.filter(({ practice }) => practice === 'digital').length

const contents = (page: Page) => main(page).getByRole('navigation', { name: words.article.contents })
const headings = (page: Page) => page.locator('#entry-text h2')

async function pressContents(page: Page, index: number) {
  const opener = contents(page).getByRole('button')
  if (await opener.isVisible()) await opener.click()
  const name = (await headings(page).nth(index).textContent()) ?? ''
  await contents(page).getByRole('link', { name, exact: true }).evaluate(press)
}

/** Runs in the page. Does not scroll, as a press does not. */
function press(link: Element) {
  ;(link as HTMLElement).click()
}

/** The heading is directly below the bar, which stays in place, on a phone below that of the contents. */
async function expectAtHeading(page: Page, index: number) {
  const opener = contents(page).getByRole('button')
  const distance = async () => {
    const ofContents = (await opener.isVisible()) ? await opener.boundingBox() : null
    const bar = ofContents ?? { y: 0, height: (await banner(page).boundingBox())?.height ?? 0 }
    const heading = await headings(page).nth(index).boundingBox()
    return (heading?.y ?? 0) - bar.y - bar.height
  }
  await expect.poll(distance).toBeGreaterThanOrEqual(0)
  await expect.poll(distance).toBeLessThan(60)
}

for (const [viewport, reducedMotion] of [
  [PHONE, 'no-preference'],
  [DESKTOP, 'reduce'],
] as const) {
  test.describe(`at ${viewport.width} px, motion ${reducedMotion}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion } })

    test('contents and anchors lead to headings, and Back and Forward to each place', async ({ site }) => {
      await arrive(site, article.path)
      await expectPage(site, article.title)
      await expect.poll(() => scrollTop(site)).toBe(0)
      await expect(site.locator('#entry-text p').first()).toBeInViewport()
      await pressContents(site, 1)
      await expectAtHeading(site, 1)
      await expect(headings(site).nth(1)).toBeFocused()
      await headings(site).nth(3).locator('+ a').evaluate(press)
      await expectAtHeading(site, 3)
      await site.goBack()
      await expectAtHeading(site, 1)
      await site.goBack()
      await expect(site).toHaveURL(article.path)
      await site.goBack()
      await expectPage(site, pageTexts.home.heading)
      await expect.poll(() => scrollTop(site)).toBe(1500)
      await site.goForward()
      await expectPage(site, article.title)
      for (const index of [1, 3]) {
        await site.goForward()
        await expectAtHeading(site, index)
      }
    })
  })
}

test('Back from a filter, and from a service that it led to, returns to the place', async ({ site }) => {
  await site.setViewportSize(DESKTOP)
  await arrive(site, paths.services)
  await expectPage(site, pageTexts.services.heading)
  await expect.poll(() => scrollTop(site)).toBe(0)
  await jumpTo(site, 1500)
  const filter = (name: string) => choice(site, words.services.category, { name })
  await filter('Digital').evaluate(press)
  await expect(site).toHaveURL(/digital/)
  // The page scrolls at once, and the list is rendered a little later.
  await expect(main(site).getByRole('article')).toHaveCount(DIGITAL)
  await expect.poll(() => scrollTop(site)).toBeLessThan(1000)
  await jumpTo(site, 700)
  await main(site).getByRole('article').nth(3).getByRole('link').first().evaluate(press)
  await expect(site).toHaveURL(/services\/./)
  await site.goBack()
  await expect(filter('Digital')).toBeChecked()
  await expect.poll(() => scrollTop(site)).toBe(700)
  await site.goBack()
  await expect(filter(words.services.all)).toBeChecked()
  await expect.poll(() => scrollTop(site)).toBe(1500)
})

test('Back to the end of an article returns to it, also after a reload', async ({ site }) => {
  await site.setViewportSize(PHONE)
  await visit(site, article.path)
  await footer(site).scrollIntoViewIfNeeded()
  const end = main(site).getByRole('heading', { name: words.article.readNext })
  await jumpTo(site, await end.evaluate((element) => element.getBoundingClientRect().top + scrollY))
  const left = await scrollTop(site)
  await navigate(site, paths.services)
  await expectPage(site, pageTexts.services.heading)
  await site.goBack()
  await expectPage(site, article.title)
  await expect.poll(() => scrollTop(site)).toBe(left)
  await site.goForward()
  await expectPage(site, pageTexts.services.heading)
  await site.reload()
  await hydrated(site)
  await site.goBack()
  await expectPage(site, article.title)
  await expect.poll(() => scrollTop(site)).toBe(left)
})

test('a press before the app has loaded is an entry of its own', async ({ site }) => {
  await site.setViewportSize(PHONE)
  const start = await visitBeforeScripts(site, article.path)
  await headings(site).nth(2).locator('+ a').evaluate(press)
  await expectAtHeading(site, 2)
  await start()
  await expectAtHeading(site, 2)
  await headings(site)
    .nth(3)
    .evaluate(({ id }) => {
      location.hash = id
    })
  await expectAtHeading(site, 3)
  await navigate(site, paths.about)
  await expectPage(site, pageTexts.about.heading)
  for (const index of [3, 2]) {
    await site.goBack()
    await expectPage(site, article.title)
    await expectAtHeading(site, index)
  }
  await site.goBack()
  await expect.poll(() => scrollTop(site)).toBe(0)
})

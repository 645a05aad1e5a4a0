import type { Page } from '@playwright/test'
import { closingCall } from '@/content/homeSections'
import { paths } from '@/paths'
import { sumOfShifts } from './helpers/layoutShift'
import { footer, holdFonts, holdScripts, hydrated, main, PHONE, visit } from './helpers/page'
import { article } from './helpers/pages'
import { passFrames } from './helpers/press'
import { expect, test } from './helpers/test'

test.use({ viewport: PHONE })

const LONG_PAGES = [paths.home, paths.services, paths.insights, paths.about, article.path]

const place = (page: Page) =>
  page.evaluate(() => ({ top: scrollY, height: document.documentElement.scrollHeight }))

/** The place once what the scrolling has loaded is in the page. */
async function settledPlace(page: Page) {
  const isSettled = async () => {
    const { top, height } = await place(page)
    await passFrames(page, 30)
    const later = await place(page)
    return later.top === top && later.height === height
  }
  await expect.poll(isSettled).toBe(true)
  return place(page)
}

async function openAndInteract(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('html[data-ready][data-fresh]')).toBeAttached()
  await page.mouse.move(10, 10)
  await laidOut(page)
}

const laidOut = (page: Page) => expect(page.locator('html[data-ready]:not([data-fresh])')).toBeAttached()

test('Reload, Back and Forward restore the scroll position of every long page', async ({ site }) => {
  test.slow()
  const visited: { path: string; top: number; height: number }[] = []

  async function expectBefore({ path, top, height }: (typeof visited)[number], after: string) {
    await expect(site).toHaveURL(path)
    await expect
      .poll(async () => Math.abs((await place(site)).top - top), `${path} after ${after}`)
      .toBeLessThanOrEqual(2)
    expect((await place(site)).height, `${path} after ${after}`).toBe(height)
  }
  for (const path of LONG_PAGES) {
    await openAndInteract(site, path)
    await site.evaluate(() =>
      scrollTo({ top: document.documentElement.scrollHeight * 0.7, behavior: 'instant' }),
    )
    const before = { path, ...(await settledPlace(site)) }
    expect(before.top).toBeGreaterThan(1000)
    await site.reload()
    await expectBefore(before, 'Reload')
    visited.push(before)
  }
  await site.goto(paths.testScreen)
  for (const before of visited.toReversed()) {
    await site.goBack()
    await expectBefore(before, 'Back')
  }
  for (const before of visited.slice(1)) {
    await site.goForward()
    await expectBefore(before, 'Forward')
  }
})

test('a page that the app opens is laid out from its top, and Forward restores its scroll position', async ({
  site,
}) => {
  await visit(site, paths.home)
  await site.evaluate(watchNextFooter)
  await footer(site).getByRole('link', { name: 'Services', exact: true }).click()
  await expect(site.locator('html')).toHaveAttribute('data-footer', 'skipped')
  await laidOut(site)

  await site.evaluate(() =>
    scrollTo({ top: document.documentElement.scrollHeight * 0.7, behavior: 'instant' }),
  )
  const before = await settledPlace(site)
  await site.goBack()
  await expect(site).toHaveURL(paths.home)
  await site.goForward()
  await expect(site).toHaveURL(paths.services)
  await expect.poll(async () => Math.abs((await place(site)).top - before.top)).toBeLessThanOrEqual(2)
  expect((await place(site)).height).toBe(before.height)
})

test.describe('content that is not laid out yet', () => {
  const target = (page: Page) => main(page).getByRole('heading', { name: closingCall.heading })
  const isLaidOut = (page: Page) =>
    target(page).evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))

  test('is found by the browser, reached by a fragment and printed', async ({ site }) => {
    const startScripts = await holdScripts(site, paths.home)
    expect(await isLaidOut(site)).toBe(false)
    const printed = countPages(await site.pdf())
    // @ts-expect-error: not in the types, because it is no standard.
    expect(await site.evaluate((text) => window.find(text), closingCall.heading)).toBe(true)
    await expect(target(site)).toBeInViewport()

    const id = await target(site).getAttribute('id')
    await site.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await site.evaluate((hash) => (location.hash = hash), id ?? '')
    await expect(target(site)).toBeInViewport()
    const topOfTarget = () => target(site).evaluate((element) => element.getBoundingClientRect().top)
    const before = await topOfTarget()
    startScripts()
    await laidOut(site)
    expect(Math.abs((await topOfTarget()) - before)).toBeLessThanOrEqual(2)
    expect(countPages(await site.pdf())).toBe(printed)

    for (const fragment of [id, `:~:text=${encodeURIComponent(closingCall.heading)}`]) {
      await site.goto(paths.testScreen)
      await site.goto(`${paths.home}#${fragment}`)
      await expect(target(site), fragment ?? '').toBeInViewport()
    }
  })

  test.describe('next to the first screen', () => {
    test.use({ startsAtOnce: false, waitsForFonts: false })

    const isNextLaidOut = (page: Page) =>
      main(page)
        .getByRole('heading', { level: 2, includeHidden: true })
        .first()
        .evaluate((element) => element.checkVisibility())

    for (const [event, happen] of [
      ['the fonts have loaded', (_: Page, releaseFonts: () => void) => releaseFonts()],
      ['the page scrolls', (page: Page) => page.mouse.wheel(0, 10)],
    ] as const) {
      test(`is laid out when ${event}`, async ({ site }) => {
        const release = await holdFonts(site)
        await site.goto(paths.home, { waitUntil: 'commit' })
        await expect(main(site)).toBeVisible()
        expect(await isNextLaidOut(site)).toBe(false)
        await happen(site, release)
        await expect.poll(() => isNextLaidOut(site)).toBe(true)
        release()
      })
    }
  })

  test.describe('on a phone of 412 px', () => {
    test.use({ startsAtOnce: false, viewport: { width: 412, height: 823 } })

    // A deferred part, a short list, groups of plans, and an article with a quotation and code next to the first screen.
    for (const path of [
      paths.about,
      paths.portfolio,
      paths.plans,
      '/insight/a-brand-on-one-sheet-of-paper',
    ]) {
      test(`shifts nothing on ${path}`, async ({ site }) => {
        await site.goto(path)
        // An assertion would describe the page while it waits, and so lay it out.
        await site.locator('html[data-fresh=""]').waitFor({ state: 'attached' })
        await passFrames(site)
        expect(await site.evaluate(sumOfShifts)).toBe(0)
      })
    }

    test('is shown before the scripts are requested, if it is on the first screen', async ({ site }) => {
      await site.addInitScript(lookAtFirstRequest)
      await site.goto(paths.unsubscribe)
      await hydrated(site)
      expect(await site.evaluate(() => (window as { wasShown?: boolean }).wasShown)).toBe(true)
    })
  })

  test('is laid out after the first interaction', async ({ site }) => {
    await openAndInteract(site, paths.home)
    expect(await isLaidOut(site)).toBe(true)
    expect(await site.evaluate(() => scrollY)).toBe(0)
  })
})

/** Runs in the page. Notes whether the footer's form is shown when the first script is requested. */
function lookAtFirstRequest() {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('script[type=module][src]')) return
    observer.disconnect()
    const form = document.querySelector('footer form')
    const wasShown = form?.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })
    Object.assign(window, { wasShown })
  }).observe(document, { childList: true, subtree: true })
}

/** Runs in the page. Notes whether the footer is laid out in the first frame of the next page. */
function watchNextFooter() {
  const heading = document.querySelector('h1')
  function look() {
    if (document.querySelector('h1') === heading) return requestAnimationFrame(look)
    const isLaidOut = document.querySelector('footer form')?.checkVisibility({ contentVisibilityAuto: true })
    return Object.assign(document.documentElement.dataset, { footer: isLaidOut ? 'laid out' : 'skipped' })
  }
  look()
}

const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length

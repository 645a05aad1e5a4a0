import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { JSDOM } from 'jsdom'
import { paths } from '@/paths'
import BUDGETS from '../../tools/bench/budgets.json' with { type: 'json' }
import { findViolations } from './helpers/accessibility'
import { findBrokenLabels, LABELS } from './helpers/brokenLabels'
import { expectNamedInPrivacy } from './helpers/browserStorage'
import { countHeadTags, expectSingleHeadTags, ONE_OF_EACH_HEAD_TAG } from './helpers/headTags'
import { inspectPage } from './helpers/inspectPage'
import { sumOfShifts } from './helpers/layoutShift'
import { arrive, DESKTOP, hydrated, PHONE, scrollTop } from './helpers/page'
import { type Address, addresses, titleOf } from './helpers/pages'
import { findSmallTargets } from './helpers/smallTargets'
import { expect, FAILED_RESOURCE, test } from './helpers/test'

const MAX_SHIFT = 0.02
/** Compressed bytes of what a first visit loads. */
const OTHERS = { document: 15_000, stylesheet: 18_000, all: 300_000 }
const LIMITS: Record<string, number> = { ...OTHERS, script: BUDGETS.JavaScript }
/** The sign-in code, which has to be there before the press: browsers block a window that opens after a download. */
const SIGN_IN_CODE = 15_700
/** What 1280 × 1024 px are at 400 %. */
const ZOOMED = { width: 320, height: 256 }
const WHOLE = 'h1, h2, h3, button, label, summary, nav a'

// Each page is inspected seven times, which takes long on a busy machine.
test.describe.configure({ timeout: 180_000 })

const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

// Other than those of the build. A mismatch that React repairs is a console message, which fails the test.
test.use({ locale: 'hi-IN', timezoneId: 'Pacific/Niue' })
const NOW = '2031-03-05T21:40:00Z'

// A visit also fails on any console message, uncaught error or policy violation: see helpers/test.ts.
// The terms have the page of the privacy notice.
for (const address of addresses.filter(({ path }) => path !== paths.terms)) {
  test.describe(address.path, () => {
    test.use(address.status === 404 ? { expectedConsole: FAILED_RESOURCE } : {})

    test('is complete, valid, light, stable and accessible, opened by its address and by a link', {
      tag: '@smoke',
    }, async ({ site, browserName }) => {
      const responses: Response[] = []
      site.on('response', (response) => responses.push(response))
      await site.clock.setFixedTime(NOW)
      await site.addInitScript(keepTextOfBuild)
      await site.setViewportSize(PHONE)
      const html = await open(site, address)
      // The rules refuse lists to clocks that are years ahead.
      await site.clock.setFixedTime(lastSaturday())
      await expectPrerendered(html, address)
      await expectComplete(site, address)
      expect.soft(await findViolations(site), 'violations on a light phone').toEqual([])
      // A new page in place of a longer one moves the footer, so this is only for the first page of a visit.
      expect.soft(await site.evaluate(sumOfShifts), 'layout shift').toBeLessThanOrEqual(MAX_SHIFT)
      expect.soft(await overweight(responses, address)).toEqual([])
      const { origin } = new URL(site.url())
      const foreign = responses.map((each) => new URL(each.url()).origin).filter((each) => each !== origin)
      expect.soft(foreign, 'requests to other origins before the first interaction').toEqual([])

      await site.setViewportSize(DESKTOP)
      await arrive(site, address.path)
      await expect(site.getByRole('heading', { level: 1 })).toBeFocused()
      await expect.poll(() => scrollTop(site)).toBe(0)
      await expectComplete(site, address)
      await expectNamedInPrivacy(site)

      // A theme changes colours and nothing else, and without motion it changes them at once. Comparing them takes axe
      // long, so it sees a desktop only when dark.
      await site.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      expect.soft(await findViolations(site), 'violations on a dark desktop').toEqual([])
      // The rest measures texts to the pixel, and every engine has its own font metrics.
      if (browserName === 'chromium') await expectReflow(site)
    })
  })
}

async function open(site: Page, { path, status = 200 }: Address) {
  const response = await site.goto(path)
  expect(response?.status()).toBe(status)
  await hydrated(site)
  // Parts below the fold hydrate later.
  await site.waitForLoadState('networkidle')
  const { built, now } = await site.evaluate(() => ({ built: window.textOfBuild, now: window.readText() }))
  expect(built.length).toBeGreaterThan(10)
  expect(now).toEqual(built)
  return (await response?.text()) ?? ''
}

/** At night, when every office is closed and says when it opens: the hour of the run must not change the layout. */
function lastSaturday() {
  const DAYS = 7
  const SATURDAY = 6
  const date = new Date()
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() - SATURDAY + DAYS) % DAYS || DAYS))
  date.setUTCHours(23, 0, 0, 0)
  return date
}

declare global {
  interface Window {
    readText: () => string[]
    textOfBuild: string[]
  }
}

/** Runs in the page, before the app. Keeps what is visible, without the parts that show the time of the visit. */
function keepTextOfBuild() {
  window.readText = () => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode
      if (parent?.closest('script, [data-live]') || !textContent?.trim()) continue
      if (parent?.checkVisibility({ visibilityProperty: true })) texts.push(textContent)
    }
    return texts
  }
  addEventListener('DOMContentLoaded', () => (window.textOfBuild = window.readText()))
  // Listening to it keeps a page out of the back/forward cache, which the headless shell does not have.
  const { addEventListener: listen } = EventTarget.prototype
  EventTarget.prototype.addEventListener = function (type, ...rest) {
    if (type === 'unload') console.error(`${type} is listened to`)
    return listen.call(this, type, ...rest)
  }
}

/** Most sites read the tags without running scripts. */
async function expectPrerendered(html: string, { heading, intro = '', title, index }: Address) {
  const { document } = new JSDOM(html).window
  expect(document.querySelector('h1')?.textContent).toContain(heading)
  expect(document.querySelector('main')?.textContent).toContain(intro)
  expect(document.title).toBe(titleOf(title))
  expect(countHeadTags(document)).toEqual(ONE_OF_EACH_HEAD_TAG)
  expect(document.querySelectorAll('body :is(title, meta, link), [style]')).toHaveLength(0)
  const robots = document.querySelector('meta[name=robots]')
  expect(robots?.getAttribute('content')).toBe(index ? 'index,follow' : 'noindex')
  const { results } = await validator.validateString(html)
  const mistakes = results.flatMap(({ messages }) => messages.map(({ message }) => message))
  // React's mark of a form whose submission it keeps. Its script prevents the navigation, and the policy forbids it.
  expect(mistakes.filter((message) => !message.includes('React form unexpectedly submitted'))).toEqual([])
}

async function expectComplete(site: Page, { heading, title }: Address) {
  const at = `at ${site.viewportSize()?.width} px`
  await expect(site.getByRole('heading', { level: 1 })).toContainText(heading)
  await expect(site).toHaveTitle(titleOf(title))
  await expectSingleHeadTags(site)
  const { overflow, unseen } = await site.evaluate(measure)
  expect.soft(overflow, `sideways overflow in px ${at}`).toBeLessThanOrEqual(0)
  expect.soft(unseen, `invisible in the first screen ${at}`).toEqual([])
}

async function expectReflow(site: Page) {
  const title = site.getByRole('main').getByRole('heading', { level: 1 })
  const sizeOf = () => title.evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize))
  const before = await sizeOf()
  await site.setViewportSize(ZOOMED)
  expect.soft(await site.evaluate(inspectPage), 'at 320 px and 400 %').toEqual([])
  expect.soft(await site.evaluate(findSmallTargets), 'small targets').toEqual([])
  expect.soft(await site.evaluate(findBrokenLabels, WHOLE), 'words on two lines at 320 px').toEqual([])
  await site.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  for (const viewport of [PHONE, DESKTOP]) {
    await site.setViewportSize(viewport)
    expect.soft(await site.evaluate(inspectPage), `twice the size at ${viewport.width} px`).toEqual([])
    expect.soft(await site.evaluate(findBrokenLabels, LABELS), 'words on two lines').toEqual([])
  }
  expect.soft(await sizeOf(), 'the title grows with the text size').toBeGreaterThan(before)
}

const weights = new Map<string, number>()

async function weightOf(response: Response) {
  const known = weights.get(response.url())
  if (known !== undefined) return known
  const body = await response.body()
  const isPacked = /\.(woff2|avif|jpg|png)$/.test(response.url())
  const weight = isPacked ? body.length : brotliCompressSync(body).length
  weights.set(response.url(), weight)
  return weight
}

async function overweight(responses: Response[], { path }: Address) {
  const sums: Record<string, number> = { all: 0 }
  for (const response of responses) {
    const type = response.request().resourceType()
    const weight = await weightOf(response)
    sums[type] = (sums[type] ?? 0) + weight
    sums.all = (sums.all ?? 0) + weight
  }
  if (path === paths.login || path === paths.signup) sums.script = (sums.script ?? 0) - SIGN_IN_CODE
  return Object.entries(LIMITS)
    .filter(([type, limit]) => (sums[type] ?? 0) > limit)
    .map(([type, limit]) => `${type} has ${sums[type]} bytes, of at most ${limit}`)
}

/** Runs in the page. */
function measure() {
  const unseen = [...document.querySelectorAll('main *')].filter((element) => {
    const { top, bottom, width } = element.getBoundingClientRect()
    const isInFirstScreen = width > 1 && bottom > 0 && top < innerHeight
    // A native control lies invisible over its drawn one, and a heading's link appears on hover.
    if (!isInFirstScreen || element.matches('input, [data-anchor], [data-anchor] *')) return false
    return element.checkVisibility() && !element.checkVisibility({ opacityProperty: true })
  })
  return {
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    unseen: unseen.map((element) => element.outerHTML.slice(0, 80)),
  }
}

import { readFileSync } from 'node:fs'
import type { Browser, CDPSession, Locator, Page } from '@playwright/test'
import { fromRoot } from '../../scripts/lib/folders'
import type { Figures } from './lighthouse'

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const CPU_SLOWDOWN = 4
/** ms and bytes per second: 1.6 Mbit/s down, 0.8 up. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 }
const LOST_AFTER = 15_000 // ms
const REST = 600 // ms: before an interaction, and until its answer is painted
const WEB_VITALS = readFileSync(fromRoot('node_modules', 'web-vitals', 'dist', 'web-vitals.iife.js'), 'utf8')
const MENU_BUTTON = 'header button[aria-haspopup=dialog], header button[commandfor]'

/** The time from the tap to the first frame with the open menu. Infinity if it does not open. */
export function measurePress(browser: Browser, url: string, time: number): Promise<Figures> {
  return withPhone(browser, async (page, client) => {
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', NETWORK)
    await page.addInitScript(recordPress)
    await page.goto(url, { waitUntil: 'commit' })
    const painted = await page.waitForFunction(findPaintedButton, MENU_BUTTON)
    const { x, y, age } = (await painted.jsonValue()) as NonNullable<ReturnType<typeof findPaintedButton>>
    const timeout = time + LOST_AFTER
    const answer = page.waitForFunction(readPressDelay, null, { timeout }).catch(() => null)
    await page.waitForTimeout(Math.max(0, time - age))
    await page.touchscreen.tap(x, y)
    return { menu: (await (await answer)?.jsonValue()) || Number.POSITIVE_INFINITY }
  })
}

export function measureVisit(browser: Browser, url: string): Promise<Figures> {
  return withPhone(browser, async (page) => {
    // Playwright does not promise an order of several scripts.
    await page.addInitScript({ content: `${WEB_VITALS};(${recordInp})()` })
    await page.goto(url)
    const main = page.getByRole('main')
    const search = main.getByRole('searchbox')
    await tap(page, page.locator(MENU_BUTTON).filter({ visible: true }).first())
    await tap(page, page.locator('dialog[open]').getByRole('button', { name: /^Close/ }))
    await page.mouse.wheel(0, PHONE.viewport.height)
    await tap(page, main.locator('a[href="/services"]').first())
    await tap(page, main.getByRole('radio').nth(2).locator('..'))
    await tap(page, search)
    await search.pressSequentially('design', { delay: 120 })
    await page.waitForTimeout(REST)
    const [inp] = await page.evaluate(() =>
      performance
        .getEntriesByName('inp')
        .slice(-1)
        .map(({ duration }) => duration),
    )
    return { INP: inp ?? Number.NaN }
  })
}

/** Unlike Playwright's `tap`, it runs no script in the page that would count as part of the interaction. */
async function tap(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not visible`)
  await page.waitForTimeout(REST)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

async function withPhone<T>(
  browser: Browser,
  use: (page: Page, client: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true })
  try {
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    return await use(page, client)
  } finally {
    await context.close()
  }
}

// The functions below run in the page. They contain no named functions, because tsx adds a helper to those.

/** If the page is busy, the event comes late, but its time is that of the tap. */
function recordPress() {
  const options = { capture: true, once: true }
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => performance.mark('press', { startTime: timeStamp }),
    options,
  )
}

/** Once the page is painted: the centre of the visible button and the time since the paint. */
function findPaintedButton(selector: string) {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const boxes = [...document.querySelectorAll(selector)].map((button) => button.getBoundingClientRect())
  const box = boxes.find(({ width }) => width > 0)
  if (!paint || !box) return null
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, age: performance.now() - paint.startTime }
}

/** Called in every frame. */
function readPressDelay(): number {
  const [press] = performance.getEntriesByName('press')
  return press && document.querySelector('dialog[open]') ? performance.now() - press.startTime : 0
}

declare const webVitals: typeof import('web-vitals')

/** Without `reportAllChanges`, the library reports nothing before the page is left. */
function recordInp() {
  webVitals.onINP(({ value: duration }) => performance.measure('inp', { start: 0, duration }), {
    reportAllChanges: true,
  })
}

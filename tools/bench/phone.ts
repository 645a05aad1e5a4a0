import type { Browser, CDPSession, Locator, Page } from '@playwright/test'

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const CPU_SLOWDOWN = 4
/** ms and bytes per second: 1.6 Mbit/s down, 0.8 up. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 }
const MENU_BUTTON = 'header button[aria-haspopup=dialog], header button[commandfor]'
const LOST_AFTER = 15_000 // ms
/** Long enough for the page to rest before an interaction, and to paint the answer after it. */
const REST = 600 // ms
const TYPING_INTERVAL = 120 // ms

/** The time from the tap to the first frame with the open menu. Infinity if it does not open. */
export function measurePress(browser: Browser, url: string, time: number): Promise<number> {
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
    return (await (await answer)?.jsonValue()) || Number.POSITIVE_INFINITY
  })
}

/** The duration of the slowest interaction of each step. */
export function measureVisit(browser: Browser, url: string): Promise<Record<string, number>> {
  return withPhone(browser, async (page) => {
    await page.addInitScript(recordInteractions)
    await page.goto(url)
    const durations: Record<string, number> = {}
    const measure = async (name: string, perform: () => Promise<unknown>) => {
      await perform()
      await page.waitForTimeout(REST)
      durations[name] = await page.evaluate(takeSlowest)
    }
    const menu = page.locator(MENU_BUTTON).filter({ visible: true }).first()
    const main = page.getByRole('main')
    const close = page.locator('dialog[open]').getByRole('button', { name: /^Close/ })
    const search = main.getByRole('searchbox')
    await measure('open the menu', () => tap(page, menu))
    await measure('close the menu', () => tap(page, close))
    await page.mouse.wheel(0, PHONE.viewport.height)
    await measure('open a link', () => tap(page, main.locator('a[href="/services"]').first()))
    await measure('choose a filter', () => tap(page, main.getByRole('radio').nth(2).locator('..')))
    await measure('tap the search', () => tap(page, search))
    await measure('type', () => search.pressSequentially('design', { delay: TYPING_INTERVAL }))
    return durations
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
  addEventListener('pointerdown', ({ timeStamp }) => performance.mark('press', { startTime: timeStamp }), {
    capture: true,
    once: true,
  })
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

function recordInteractions() {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { startTime: start, duration } = entry
      const isInteraction = 'interactionId' in entry && entry.interactionId
      if (isInteraction) performance.measure('interaction', { start, duration })
    }
    // The DOM types do not know `durationThreshold`.
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Interactions under 16 ms are not reported and count as 0. */
function takeSlowest(): number {
  const durations = performance.getEntriesByName('interaction').map(({ duration }) => duration)
  performance.clearMeasures('interaction')
  return Math.max(0, ...durations)
}

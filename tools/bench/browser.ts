import type { Browser, BrowserContextOptions, CDPSession, Locator, Page } from '@playwright/test'

/** The duration of the slowest interaction of one step. */
export type Interaction = { step: string; ms: number }
/** Bytes of the JavaScript heap, and DOM nodes. */
export type Memory = Record<'few' | 'many', { bytes: number; nodes: number }>

/** The phone that Lighthouse emulates. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const DESKTOP = { viewport: { width: 1280, height: 900 } }

const CPU_SLOWDOWN = 4
const TYPING_INTERVAL = 120 // ms
/** Nobody taps in the same instant in which a page has scrolled, and Playwright's search for the target takes a phone some 50 ms. */
const BEFORE_TAP = 300 // ms
/** Long enough for the paint that answers an interaction. */
const SETTLE_TIME = 600 // ms

/**
 * Visits the site with the CPU slowed down to a phone's: opens the menu, goes to the services, searches, filters, and
 * adds a plan to the bag, which takes a guest to the sign-in page.
 */
export function measureVisit(browser: Browser, origin: string): Promise<Interaction[]> {
  return withPage(browser, PHONE, async (page, client) => {
    await page.addInitScript(recordInteractions)
    await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    // The first tap starts the app.
    await page.goto(origin)

    const interactions: Interaction[] = []
    const measure = async (step: string, perform: () => Promise<unknown>) => {
      await perform()
      await page.waitForTimeout(SETTLE_TIME)
      interactions.push({ step, ms: await page.evaluate(takeSlowest) })
    }
    const menu = page.getByRole('button', { name: 'Open menu' })
    const drawer = page.getByRole('dialog')
    const search = page.getByRole('searchbox')
    const add = page.getByRole('button', { name: /^Add to bag/ }).first()

    await measure('open the menu', () => tap(page, menu))
    await measure('go to services', () => tap(page, drawer.getByRole('link', { name: 'Services' })))
    await measure('tap the search field', () => tap(page, search))
    await measure('search', () => search.pressSequentially('design', { delay: TYPING_INTERVAL }))
    await measure('clear the search', async () => {
      await search.press('ControlOrMeta+A')
      await page.keyboard.press('Backspace')
    })
    await measure('filter', () => tap(page, page.getByRole('radio', { name: 'Digital' }).locator('..')))
    await measure('open the menu again', () => tap(page, menu))
    await measure('go to plans', () => tap(page, drawer.getByRole('link', { name: 'Plans And Offers' })))
    await measure('add to bag', () => tap(page, add))
    await page.waitForURL(/\/login/)
    return interactions
  })
}

/** Unlike Playwright's own `tap`, it runs no script in the page, which would count as part of the interaction. */
async function tap(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded()
  const { x, y } = await centreOf(target)
  await page.waitForTimeout(BEFORE_TAP)
  await page.touchscreen.tap(x, y)
}

async function centreOf(target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not visible`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Runs in the page. */
function recordInteractions() {
  const durations: number[] = []
  Object.assign(window, { durations })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && entry.interactionId) durations.push(entry.duration)
    }
    // The DOM types do not know `durationThreshold`.
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** Runs in the page. Interactions under 16 ms are not reported and count as 0. */
function takeSlowest(): number {
  const recorded = (window as { durations?: number[] }).durations ?? []
  return Math.max(0, ...recorded.splice(0))
}

/** The first round loads the code of all three pages, so a leak shows in the rounds after it. */
const ROUND = [
  { name: 'Services', path: '/services' },
  { name: 'Articles', path: '/insight' },
  { name: 'Home', path: '/' },
]
const FEW_NAVIGATIONS = 3
const MANY_NAVIGATIONS = 30
/** The transition between pages keeps the old page alive. */
const TRANSITION = 500 // ms

/** Compares the memory after a few and after many navigations. */
export function measureMemory(browser: Browser, origin: string): Promise<Memory> {
  return withPage(browser, DESKTOP, async (page, client) => {
    await client.send('Performance.enable')
    await page.goto(origin)
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    const links = page.getByRole('banner').getByRole('navigation')
    // Found in advance: the engine compiles the scripts with which Playwright finds a role, and the code counts as the page's.
    const round = await Promise.all(
      ROUND.map(async ({ name, path }) => ({
        ...(await centreOf(links.getByRole('link', { name, exact: true }))),
        path,
      })),
    )
    const navigate = async (from: number, to: number) => {
      for (let number = from; number < to; number++) {
        const { x, y, path } = round[number % round.length] as (typeof round)[number]
        await page.mouse.click(x, y)
        await page.waitForFunction(isCurrent, path)
        await page.waitForTimeout(TRANSITION)
      }
      return readMemory(client)
    }
    return {
      few: await navigate(0, FEW_NAVIGATIONS),
      many: await navigate(FEW_NAVIGATIONS, MANY_NAVIGATIONS),
    }
  })
}

/** Runs in the page. */
const isCurrent = (path: string) =>
  document.querySelector('header [aria-current=page]')?.getAttribute('href') === path

async function readMemory(client: CDPSession) {
  // Weak references are only released by the second collection.
  for (let pass = 0; pass < 2; pass++) await client.send('HeapProfiler.collectGarbage')
  const { metrics } = await client.send('Performance.getMetrics')
  const value = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0
  return { bytes: value('JSHeapUsedSize'), nodes: value('Nodes') }
}

async function withPage<T>(
  browser: Browser,
  device: BrowserContextOptions,
  measure: (page: Page, client: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, ...device })
  try {
    const page = await context.newPage()
    return await measure(page, await context.newCDPSession(page))
  } finally {
    await context.close()
  }
}

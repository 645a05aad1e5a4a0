import { PHONE } from './firstLoad.mjs'

/** A cheap phone beside this machine. */
const SLOW_DOWN = 4
/** How fast somebody types. */
const KEY_PAUSE = 120 // ms
/** From an act to the paint that answers it, and some more. */
const SETTLE = 600 // ms

/** @typedef {{ act: string, ms: number }} Interaction */

/**
 * A visit with the slowed down processor of a phone: opens the menu, goes to the services, searches, filters, and
 * puts a plan into the bag, which leads a guest to sign-in. Gives the slowest answer to each act.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @returns {Promise<Interaction[]>}
 */
export async function measureVisit(browser, origin) {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    await page.addInitScript(recordInteractions)
    const client = await context.newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
    await page.goto(origin)
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })

    /** @type {Interaction[]} */
    const interactions = []
    const act = async (/** @type {string} */ name, /** @type {() => Promise<unknown>} */ perform) => {
      await perform()
      await page.waitForTimeout(SETTLE)
      interactions.push({ act: name, ms: await page.evaluate(takeSlowest) })
    }
    const menu = page.getByRole('button', { name: 'Open menu' })
    const drawer = page.getByRole('dialog')

    await act('menu', () => menu.tap())
    await act('go to services', () => drawer.getByRole('link', { name: 'Services' }).tap())
    const search = page.getByRole('searchbox')
    await act('touch the search', () => search.tap())
    await act('search', () => search.pressSequentially('design', { delay: KEY_PAUSE }))
    await act('empty the search', () => clear(page, search))
    await act('filter', () => page.getByRole('radio', { name: 'Digital' }).locator('..').tap())
    await act('menu again', () => menu.tap())
    await act('go to plans', () => drawer.getByRole('link', { name: 'Plans And Offers' }).tap())
    const add = page.getByRole('button', { name: /^Add to bag/ }).first()
    await act('add to bag', () => add.tap())
    await page.waitForURL(/\/login/)
    return interactions
  } finally {
    await context.close()
  }
}

/** @param {import('@playwright/test').Page} page @param {import('@playwright/test').Locator} search */
async function clear(page, search) {
  await search.press('ControlOrMeta+A')
  await page.keyboard.press('Backspace')
}

/** Runs in the page, before anything else. */
function recordInteractions() {
  const durations = /** @type {number[]} */ ([])
  Object.assign(window, { durations })
  const options = { type: 'event', durationThreshold: 16, buffered: true }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && entry.interactionId) durations.push(entry.duration)
    }
  }).observe(options)
}

/** Runs in the page. Zero stands for an answer within a frame, which is not reported at all. */
function takeSlowest() {
  const durations = /** @type {{ durations?: number[] }} */ (/** @type {unknown} */ (window)).durations ?? []
  return Math.max(0, ...durations.splice(0))
}

/** One round: after it, the code of each page of the round is there. */
const ROUND = ['Services', 'Articles', 'Home']
const FEW = 3
const MANY = 30

/** @typedef {{ after3: number, after30: number, nodes3: number, nodes30: number }} Memory bytes and DOM nodes */

/**
 * What stays in memory after a few and after many navigations inside the site.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @returns {Promise<Memory>}
 */
export async function measureMemory(browser, origin) {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 1280, height: 900 },
  })
  try {
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await client.send('Performance.enable')
    await page.goto(origin)
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    await navigate(page, 0, FEW)
    const few = await heap(client)
    await navigate(page, FEW, MANY)
    const many = await heap(client)
    return { after3: few.bytes, after30: many.bytes, nodes3: few.nodes, nodes30: many.nodes }
  } finally {
    await context.close()
  }
}

/** @param {import('@playwright/test').Page} page @param {number} from @param {number} to */
async function navigate(page, from, to) {
  const links = page.getByRole('banner').getByRole('navigation')
  for (let number = from; number < to; number++) {
    const name = ROUND[number % ROUND.length] ?? ''
    await links.getByRole('link', { name, exact: true }).click()
    await links.locator('[aria-current=page]', { hasText: name }).waitFor()
    // The fade between pages holds the old one for as long as it lasts.
    await page.waitForTimeout(500)
  }
}

/** @param {import('@playwright/test').CDPSession} client */
async function heap(client) {
  // What only waits to be let go (weak references, finished fades) goes with the second one.
  for (let pass = 0; pass < 2; pass++) await client.send('HeapProfiler.collectGarbage')
  const { metrics } = await client.send('Performance.getMetrics')
  const value = (/** @type {string} */ wanted) => metrics.find(({ name }) => name === wanted)?.value ?? 0
  return { bytes: value('JSHeapUsedSize'), nodes: value('Nodes') }
}

/**
 * @typedef {{ scripts: number, styles: number, fonts: number, images: number, page: number, total: number,
 *   requests: number, foreign: string[] }} FirstLoad bytes as they come over the wire
 */

/** What comes later than this after the last request counts as asked for by something else than the load. */
const QUIET = 5_000 // ms
const LIMIT = 40_000 // ms
/** Lighthouse's phone. */
export const PHONE = {
  ignoreHTTPSErrors: true,
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/**
 * Opens a page in a fresh profile, does nothing, and counts all that it fetches until nothing has come for a while.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<FirstLoad>}
 */
export async function measureFirstLoad(browser, url) {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await client.send('Network.enable')
    const watch = watchRequests(client)
    await page.goto(url, { waitUntil: 'load' })
    const end = Date.now() + LIMIT
    while (Date.now() - watch.lastAt() < QUIET && Date.now() < end) await page.waitForTimeout(100)
    return addUp(watch.requests(), new URL(url).origin)
  } finally {
    await context.close()
  }
}

/**
 * @typedef {{ url: string, type: string, bytes: number }} Request
 * @param {import('@playwright/test').CDPSession} client
 */
function watchRequests(client) {
  /** @type {Map<string, Request>} */
  const requests = new Map()
  let last = Date.now()
  client.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    last = Date.now()
    if (/^https?:/.test(request.url)) requests.set(requestId, { url: request.url, type, bytes: 0 })
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    last = Date.now()
    const request = requests.get(requestId)
    if (request) request.bytes = encodedDataLength
  })
  return { requests: () => [...requests.values()], lastAt: () => last }
}

/** @param {Request[]} requests @param {string} origin @returns {FirstLoad} */
function addUp(requests, origin) {
  const bytes = (/** @type {(request: Request) => boolean} */ belongs) =>
    requests.filter(belongs).reduce((sum, request) => sum + request.bytes, 0)
  const ofType = (/** @type {string} */ wanted) => bytes(({ type }) => type === wanted)
  return {
    scripts: bytes(({ type, url }) => type === 'Script' || /\.m?js$/.test(url)),
    styles: ofType('Stylesheet'),
    fonts: ofType('Font'),
    images: ofType('Image'),
    page: ofType('Document'),
    total: bytes(() => true),
    requests: requests.length,
    foreign: requests.map(({ url }) => url).filter((url) => !url.startsWith(origin)),
  }
}

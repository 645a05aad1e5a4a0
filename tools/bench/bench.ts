import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test'
import { buildSite } from '../../scripts/build'
import { writeHostingConfig } from '../../scripts/build/hostingConfig'
import { contentTypeOf } from '../../scripts/lib/contentTypes'
import { install } from '../../scripts/lib/install'
import { listFiles } from '../../scripts/lib/listFiles'
import { log, step } from '../../scripts/lib/log'
import { parseOptions } from '../../scripts/lib/parseOptions'
import { fromRoot, inCache } from '../../scripts/lib/paths'
import { UserError } from '../../scripts/lib/userError'
import { runChild } from '../../scripts/local/child'
import { chromium as findChromium } from '../../scripts/local/chromium'
import { selectBackend } from '../../scripts/local/selectBackend'
import BUDGETS from './budgets.json' with { type: 'json' }

type Figures = Record<string, number>

const PACKAGES = {
  title: 'Lighthouse',
  folder: 'tools/bench',
  flags: ['--omit=optional', '--ignore-scripts'],
}
const BUILD_FOLDER = 'dist-bench'
const BROWSER_FLAGS = [
  '--headless=new',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-dev-shm-usage',
  '--ignore-certificate-errors',
  // Requests to other hosts fail at once, so that they do not depend on the network of this machine.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
}
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const CPU_SLOWDOWN = 4
/** ms and bytes per second: 1.6 Mbit/s down, 0.8 up. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 }
const PRESS_TIMES = [300, 1500, 5000] // ms after the first contentful paint
const LOST_AFTER = 15_000 // ms
const REST = 600 // ms: before an interaction, and until its answer is painted
const WEB_VITALS = readFileSync(fromRoot('node_modules', 'web-vitals', 'dist', 'web-vitals.iife.js'), 'utf8')
const MENU_BUTTON = 'header button[aria-haspopup=dialog], header button[commandfor]'

/** `npm run bench`: measures the site as a visitor on a phone gets it, and checks the budgets. */
export async function main(args: string[]) {
  const options = parseOptions(args, {
    runs: { type: 'string', default: '5' },
    routes: { type: 'string' },
  })
  const runs = Number(options.runs) || 5
  selectBackend('test', ['VITE_REPORT_URL'])
  const executablePath = await findChromium()
  await install(PACKAGES)
  await buildSite(BUILD_FOLDER)
  const site = await serve()
  const routes = options.routes?.split(',') ?? defaultRoutes()
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS })
  const results = {
    ...(await measure('Lighthouse', routes, runs, (route) => runLighthouse(site + route, executablePath))),
    ...(await measurePresses(browser, site, routes, runs)),
    ...(await measure('A visit', ['/'], runs, (route) => measureVisit(browser, site + route))),
  }
  await browser.close()
  return isWithinBudgets(results) ? 0 : 1
}

function defaultRoutes() {
  const sitemap = readFileSync(fromRoot(BUILD_FOLDER, 'sitemap.xml'), 'utf8')
  const newest = /<loc>[^<]*?(\/insight\/[^<]+)</.exec(sitemap)?.slice(1) ?? []
  return ['/', '/services', '/about', ...newest, '/plans', '/contact']
}

type Hosting = { headers: { source: string; headers: { key: string; value: string }[] }[] }

/**
 * Visitors get HTTP/2 and brotli. The emulator of Hosting has neither, and Vite's preview does not compress. Files are
 * compressed in advance, so that no measurement includes it. Returns the address.
 */
async function serve() {
  const config = await writeHostingConfig({ file: 'firebase.bench.json', publicFolder: BUILD_FOLDER })
  const rules: Hosting['headers'] = JSON.parse(readFileSync(config, 'utf8')).hosting.headers
  const common = rules.filter(({ source }) => source === '**').flatMap(({ headers }) => headers)
  const files = new Map(
    listFiles(fromRoot(BUILD_FOLDER)).map((file) => {
      const content = readFileSync(join(fromRoot(BUILD_FOLDER), file))
      const type = contentTypeOf(file)
      const isText = /text|json|svg/.test(type)
      const headers = {
        ...Object.fromEntries(common.map(({ key, value }) => [key, value])),
        'content-type': type,
        ...(isText && { 'content-encoding': 'br' }),
        ...(file.startsWith('assets/') && { 'Cache-Control': 'public, max-age=31536000, immutable' }),
      }
      return [encodeURI(`/${file}`), { headers, body: isText ? brotliCompressSync(content) : content }]
    }),
  )
  // Browsers only speak HTTP/2 over TLS.
  const options = '-x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=127.0.0.1 -keyout - -out -'
  const pem = execFileSync('openssl', ['req', ...options.split(' ')], { stdio: ['ignore', 'pipe', 'ignore'] })
  const server = createSecureServer({ key: pem, cert: pem }, ({ url }, response) => {
    const { pathname } = new URL(url, 'https://any')
    const file = files.get(pathname === '/' ? '/index.html' : pathname) ?? files.get(`${pathname}.html`)
    response.writeHead(file ? 200 : 404, file?.headers)
    response.end(file?.body ?? '')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** The medians of several runs for each of the names. */
async function measure<Name extends string>(
  title: string,
  names: Name[],
  runs: number,
  run: (name: Name) => Promise<Figures>,
) {
  const results: Record<string, Figures> = {}
  await step(title, async () => {
    for (const name of names) {
      const all: Figures[] = []
      while (all.length < runs) all.push(await run(name))
      const medians = Object.keys(all[0] ?? {}).map((figure) => [figure, median(all, figure)])
      results[`${title}, ${name}`] = Object.fromEntries(medians)
    }
  })
  console.table(results)
  return results
}

function median(all: Figures[], figure: string) {
  const sorted = all.map((figures) => figures[figure] ?? Number.NaN).toSorted((a, b) => a - b)
  return Number(sorted[Math.floor(sorted.length / 2)]?.toFixed(3))
}

/** A figure that could not be measured is not within its budget. */
function isWithinBudgets(results: Record<string, Figures>): boolean {
  const budgets = Object.entries(BUDGETS).map(([figure, limit]) => {
    const isLowerLimit = figure === 'performance'
    const misses = Object.entries(results).flatMap(([name, { [figure]: value }]) => {
      if (value === undefined || (isLowerLimit ? value >= limit : value <= limit)) return []
      return [`${name} has ${value}`]
    })
    log(
      `${misses.length > 0 ? '✗' : '✓'} ${[`${figure} ${isLowerLimit ? '≥' : '≤'} ${limit}`, ...misses].join('; ')}`,
    )
    return misses.length === 0
  })
  return budgets.every(Boolean)
}

/** The part of a report that is used. */
type Report = {
  audits: Record<string, { numericValue?: number; details?: { items?: Request[] } }>
  categories: { performance: { score: number | null } }
}
type Request = { resourceType?: string; transferSize: number }

async function runLighthouse(url: string, chromePath: string, attempt = 1): Promise<Figures> {
  const file = inCache('bench-report.json')
  const flags = BROWSER_FLAGS.map((flag) => flag.replace(/=(.*)/, "='$1'")).join(' ')
  const command = fromRoot('tools', 'bench', 'node_modules', 'lighthouse', 'cli', 'index.js')
  const args = [command, url, '--quiet', '--only-categories=performance', `--chrome-flags=${flags}`]
  const output = ['--output=json', `--output-path=${file}`]
  const ended = await runChild(process.execPath, [...args, ...output], {
    env: { CHROME_PATH: chromePath },
  })
  // Lighthouse sometimes fails to measure a page.
  if (ended.code !== 0 && attempt < 3) return runLighthouse(url, chromePath, attempt + 1)
  if (ended.code !== 0) throw new UserError(`Lighthouse could not measure ${url}. ${ended.output}`)
  const { audits, categories }: Report = JSON.parse(readFileSync(file, 'utf8'))
  const requests = audits['network-requests']?.details?.items ?? []
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
  return {
    performance: Math.round((categories.performance.score ?? 0) * 100),
    ...Object.fromEntries(
      Object.entries(METRICS).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN]),
    ),
    // Bytes of brotli. Without any, the app was not measured.
    JavaScript: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) || Number.NaN,
  }
}

async function measurePresses(browser: Browser, site: string, routes: string[], runs: number) {
  const results: Record<string, Figures> = {}
  for (const time of PRESS_TIMES) {
    const title = `Menu pressed ${time} ms after the paint`
    const run = (route: string) => measurePress(browser, site + route, time)
    Object.assign(results, await measure(title, routes, runs, run))
  }
  return results
}

/** The time from the tap to the first frame with the open menu. Infinity if it does not open. */
function measurePress(browser: Browser, url: string, time: number): Promise<Figures> {
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

function measureVisit(browser: Browser, url: string): Promise<Figures> {
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

import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildSite } from './build'
import { builtPages } from './build/builtPages'
import { EMULATORS, install } from './lib/install'
import { log, step } from './lib/log'
import { fromRoot } from './lib/paths'
import { localUrl, TEST_PORTS } from './lib/ports'
import { claimTestBackend, startTestBackend } from './local/backend'
import { chromium as findChromium } from './local/chromium'
import { firestoreEmulator } from './local/firestoreEmulator'
import { writeContactSheet } from './shots/contactSheet.mjs'
import { inspectPage } from './shots/inspectPage.mjs'

const FOLDER = fromRoot('shots')
const BUILD = 'dist-shots'
const WIDTHS = [360, 768, 1280, 1920] // px
const HEIGHT = 900 // px
const THEMES = /** @type {const} */ (['light', 'dark'])
const AT_ONCE = 3 // pages

/** `npm run shots`: every page at four widths in both themes, and what can be seen to be wrong by measuring. */
export async function main(/** @type {string[]} */ wanted) {
  await claimTestBackend()
  const [executablePath, emulator] = await Promise.all([
    findChromium(),
    firestoreEmulator(),
    install(EMULATORS),
    buildSite(BUILD),
  ])
  await startTestBackend(emulator, { file: 'firebase.shots.json', publicFolder: BUILD })

  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
  const { chromium } = await import('@playwright/test')
  const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 })
  const paths = (await builtPages(fromRoot(BUILD))).filter(
    (path) => wanted.length === 0 || wanted.includes(path),
  )
  const loads = paths.flatMap((path) => WIDTHS.map((width) => ({ path, width })))
  const pictures = loads.length * THEMES.length
  const faults = await step(`Taking ${pictures} pictures`, () => takeAll(browser, loads))
  await writeContactSheet(
    browser,
    FOLDER,
    paths.map((path) => ({
      name: path,
      files: THEMES.flatMap((theme) => WIDTHS.map((width) => fileOf({ path, width }, theme))),
    })),
  )
  await browser.close()

  for (const fault of faults) log(fault)
  log(`${pictures} pictures in shots/, all of them in shots/contact-sheet.png; ${faults.length} faults.`)
  return faults.length === 0 ? 0 : 1
}

/** @typedef {{ path: string, width: number }} Load */

/**
 * @param {Load} load
 * @param {string} theme
 */
function fileOf({ path, width }, theme) {
  return `${path.slice(1).replaceAll('/', '_') || 'home'}-${width}-${theme}.png`
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {Load[]} loads
 */
async function takeAll(browser, loads) {
  const waiting = [...loads]
  /** @type {string[]} */
  const faults = []
  const work = async () => {
    for (let load = waiting.shift(); load; load = waiting.shift()) {
      const { path, width } = load
      const found = await take(browser, load)
      faults.push(...found.map((fault) => `${path} at ${width} px: ${fault}`))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return faults
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {Load} load
 */
async function take(browser, load) {
  const page = await browser.newPage({
    viewport: { width: load.width, height: HEIGHT },
    // What waits for its entrance would be missing from a picture of the whole page.
    reducedMotion: 'reduce',
  })
  /** @type {string[]} */
  const noise = []
  page.on('console', (message) => message.type() === 'error' && noise.push(message.text()))
  page.on('pageerror', (error) => noise.push(error.message))
  await page.goto(localUrl(TEST_PORTS.hosting) + load.path, { waitUntil: 'load' })
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await page.evaluate(loadEverything)
  // A theme changes colours and nothing that can be measured, so the page is loaded and inspected once.
  const faults = await page.evaluate(inspectPage)
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme })
    await page.screenshot({ path: join(FOLDER, fileOf(load, theme)), fullPage: true })
  }
  await page.close()
  // The browser's own line for the page that is there to answer 404.
  return [...faults, ...noise.filter((text) => !(load.path === '/404' && text.includes('status of 404')))]
}

/** Runs in the page. */
async function loadEverything() {
  const images = [...document.images]
  for (const image of images) image.loading = 'eager'
  // One that cannot be decoded is found by the inspection.
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
}

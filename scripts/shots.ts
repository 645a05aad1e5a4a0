import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { builtPages } from './build/builtPages'
import { log, step } from './lib/log'
import { fromRoot } from './lib/paths'
import { localUrl, TEST_PORTS } from './lib/ports'
import { startTestSite } from './local/backend'
import { chromium as findChromium } from './local/chromium'
import { inspectPage } from './shots/inspectPage'

type Shot = { path: string; width: number }

const FOLDER = fromRoot('shots')
const BUILD_FOLDER = 'dist-shots'
const WIDTHS = [360, 768, 1280, 1920] // px
const HEIGHT = 900 // px
const THEMES = ['light', 'dark'] as const
const PARALLEL_PAGES = 3

/** `npm run shots`: screenshots of every page at four widths in both themes, and layout problems found by measuring. */
export async function main(wanted: string[]) {
  const [executablePath] = await Promise.all([findChromium(), startTestSite(BUILD_FOLDER)])
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
  const all = await builtPages(fromRoot(BUILD_FOLDER))
  const paths = wanted.length === 0 ? all : all.filter((path) => wanted.includes(path))
  const shots = paths.flatMap((path) => WIDTHS.map((width) => ({ path, width })))
  const count = shots.length * THEMES.length

  const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 })
  const problems = await step(`Taking ${count} screenshots`, () => takeAll(browser, shots))
  await browser.close()

  for (const problem of problems) log(problem)
  log(`${count} screenshots in shots/, ${problems.length} problems.`)
  return problems.length === 0 ? 0 : 1
}

function fileName({ path, width }: Shot, theme: string): string {
  return `${path.slice(1).replaceAll('/', '_') || 'home'}-${width}-${theme}.png`
}

async function takeAll(browser: Browser, shots: Shot[]): Promise<string[]> {
  const queue = [...shots]
  const problems: string[] = []
  const work = async () => {
    for (let shot = queue.shift(); shot; shot = queue.shift()) {
      const { path, width } = shot
      const found = await take(browser, shot)
      problems.push(...found.map((problem) => `${path} at ${width} px: ${problem}`))
    }
  }
  await Promise.all(Array.from({ length: PARALLEL_PAGES }, work))
  return problems
}

async function take(browser: Browser, shot: Shot): Promise<string[]> {
  const page = await browser.newPage({
    viewport: { width: shot.width, height: HEIGHT },
    // Sections that have not animated in yet would be missing from a full-page screenshot.
    reducedMotion: 'reduce',
  })
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  // tsx wraps the functions inside `inspectPage` in this helper, which the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value')
  await page.goto(localUrl(TEST_PORTS.hosting) + shot.path, { waitUntil: 'load' })
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await page.evaluate(loadImages)
  // Themes only change colours, so one inspection is enough.
  const problems = await page.evaluate(inspectPage)
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme })
    await page.screenshot({ path: join(FOLDER, fileName(shot, theme)), fullPage: true })
  }
  await page.close()
  // Chromium logs the status of the 404 page as an error.
  const isExpected = (text: string) => shot.path === '/404' && text.includes('status of 404')
  return [...problems, ...errors.filter((text) => !isExpected(text))]
}

/** Runs in the page. */
async function loadImages() {
  const images = [...document.images]
  for (const image of images) image.loading = 'eager'
  // The inspection reports images that cannot be decoded.
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
}

import { install } from '../../scripts/lib/install'
import { findProgram } from '../../scripts/lib/programs'
import { UserError } from '../../scripts/lib/userError'
import type { EngineBrowser, EnginePage, Settings } from './browser'
import { loadPuppeteer } from './packages'

const PROGRAMS = ['firefox-esr', 'firefox']
const TARGET = { title: 'the driver of Firefox', folder: 'tools/engines', flags: ['--ignore-scripts'] }

/** An installed Firefox, driven over WebDriver BiDi. */
export async function launchFirefox({ prefersDark, prefersReducedMotion }: Settings): Promise<EngineBrowser> {
  const executablePath = PROGRAMS.map(findProgram).find((path) => path !== null)
  if (!executablePath) {
    throw new UserError('Firefox was not found. Install it (Debian: apt-get install firefox-esr).')
  }
  await install(TARGET)
  const puppeteer = await loadPuppeteer()
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': prefersDark ? 0 : 1,
      'ui.prefersReducedMotion': prefersReducedMotion ? 1 : 0,
    },
  })
  return {
    name: await browser.version(),
    close: () => browser.close(),
    async newPage(): Promise<EnginePage> {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      const errors: string[] = []
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      page.on('pageerror', (error) => errors.push(String(error)))
      return {
        // Leaving while code is loading makes Firefox report the import as failed.
        goto: async (url) => void (await page.goto(url, { waitUntil: 'networkidle0' })),
        back: async () => void (await page.evaluate('history.back()')),
        forward: async () => void (await page.evaluate('history.forward()')),
        resize: (size) => page.setViewport(size),
        evaluate: (expression) => page.evaluate(expression),
        clickAt: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        takeErrors: () => errors.splice(0),
        close: () => context.close(),
      }
    },
  }
}

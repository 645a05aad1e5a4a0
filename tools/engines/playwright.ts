import { existsSync } from 'node:fs'
import { firefox, webkit } from '@playwright/test'
import type { EngineBrowser, EnginePage, Settings } from './browser'

const TYPES = { firefox, webkit }

/** Playwright's own build of the engine, or null if it was not downloaded. */
export async function launchPlaywright(
  engine: keyof typeof TYPES,
  { prefersDark, prefersReducedMotion }: Settings,
): Promise<EngineBrowser | null> {
  const type = TYPES[engine]
  if (!existsSync(type.executablePath())) return null
  const browser = await type.launch()
  return {
    name: `${engine} ${browser.version()} (Playwright)`,
    close: () => browser.close(),
    async newPage(): Promise<EnginePage> {
      const page = await browser.newPage({
        colorScheme: prefersDark ? 'dark' : 'light',
        reducedMotion: prefersReducedMotion ? 'reduce' : 'no-preference',
      })
      const errors: string[] = []
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      page.on('pageerror', (error) => errors.push(error.message))
      return {
        // Leaving while code is loading makes Firefox report the import as failed.
        goto: async (url) => void (await page.goto(url, { waitUntil: 'networkidle' })),
        back: async () => void (await page.goBack()),
        forward: async () => void (await page.goForward()),
        resize: (size) => page.setViewportSize(size),
        evaluate: (expression) => page.evaluate(expression),
        clickAt: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        takeErrors: () => errors.splice(0),
        close: () => page.context().close(),
      }
    },
  }
}

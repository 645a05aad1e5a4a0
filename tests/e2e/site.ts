import { test as base, expect, type Page } from '@playwright/test'
import { TEST_PORTS } from '../../scripts/lib/ports'

type SiteFixtures = {
  /** What a test expects on the console; everything else from warning up fails it. */
  expectedNoise: RegExp
  site: Page
}

/** A page of the site on which any unexpected word on the console, uncaught error or policy violation fails the test. */
export const test = base.extend<SiteFixtures>({
  expectedNoise: [/^nothing$/, { option: true }],
  site: async ({ page, expectedNoise }, use) => {
    const noise: string[] = []
    page.on('console', (message) => {
      const text = message.text()
      if (!['error', 'warning'].includes(message.type())) return
      if (!expectedNoise.test(text)) noise.push(text)
    })
    page.on('pageerror', (error) => noise.push(`Uncaught ${error.message}`))
    await use(page)
    expect(noise, 'words on the console').toEqual([])
  },
})

export { expect }

/** Chromium's own line for an answer of 404 or more, and for none. Every other word on the console is ours to explain. */
export const FAILED_RESOURCE = /^Failed to load resource/

/** Opens a page and waits until the app has taken it over. */
export async function visit(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

export async function hydrated(page: Page) {
  await expect(page.locator('html[data-ready]')).toBeAttached()
}

export const FIRESTORE_URL = process.env.FIRESTORE_URL ?? `http://127.0.0.1:${TEST_PORTS.firestore}`

/** Every request for documents, however the SDK phrases it. */
export const FIRESTORE = `${FIRESTORE_URL}/**`
export const AUTH = process.env.AUTH_URL ?? `http://127.0.0.1:${TEST_PORTS.auth}`

export const THEMES = ['light', 'dark'] as const
export const PHONE = { width: 360, height: 780 }
export const DESKTOP = { width: 1280, height: 900 }

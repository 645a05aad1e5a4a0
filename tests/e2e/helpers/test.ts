import { test as base, expect, type Page } from '@playwright/test'
import { type Account, createAccount, startSignedIn } from './account'

type Fixtures = {
  /** Console errors and warnings that the test expects. Any other fails it. */
  expectedConsole: RegExp
  /** Starts the app right after the first paint, so that tests need not wait. Otherwise, it waits for an interaction. */
  startsAtOnce: boolean
  /** Waits for the web fonts as long as they take, so that layouts do not depend on the speed of the machine. */
  waitsForFonts: boolean
  /** A page on which an unexpected console message, an uncaught error or a policy violation fails the test. */
  site: Page
  /** `site` with a new user, who is signed in before it opens its first page. */
  signedIn: { site: Page; account: Account }
}

export const test = base.extend<Fixtures>({
  expectedConsole: [/^nothing$/, { option: true }],
  startsAtOnce: [true, { option: true }],
  waitsForFonts: [true, { option: true }],
  context: async ({ context, startsAtOnce, waitsForFonts }, use) => {
    if (startsAtOnce) await context.addInitScript(startAfterPaint)
    if (waitsForFonts) await context.addInitScript(waitForFonts)
    await use(context)
  },
  site: async ({ page, expectedConsole }, use) => {
    const unexpected: string[] = []
    page.on('console', (message) => {
      const isProblem = ['error', 'warning'].includes(message.type())
      if (isProblem && !expectedConsole.test(message.text())) unexpected.push(message.text())
    })
    page.on('pageerror', (error) => unexpected.push(`Uncaught ${error.message}`))
    await use(page)
    expect(unexpected, 'unexpected console messages').toEqual([])
  },
  signedIn: async ({ site }, use) => {
    const account = await createAccount()
    await startSignedIn(site, account)
    await use({ site, account })
  },
})

/** Runs in the page. A change of visibility starts the app without counting as an interaction. */
function startAfterPaint() {
  new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length > 0) {
      dispatchEvent(new Event('visibilitychange'))
    }
  }).observe({ type: 'paint', buffered: true })
}

/** Runs in the page. See src/inline/awaitFonts.ts. */
function waitForFonts() {
  new MutationObserver(() => {
    const { dataset } = document.documentElement
    if (dataset.fonts === 'late') dataset.fonts = 'pending'
  }).observe(document, { subtree: true, attributeFilter: ['data-fonts'] })
}

export { expect }

/** Chromium's message about a response with an error status, or about no response. */
export const FAILED_RESOURCE = /^Failed to load resource/

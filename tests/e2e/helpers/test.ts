import { test as base, expect, type Page } from '@playwright/test'
import { type Account, createAccount, startSignedIn } from './account'

type Fixtures = {
  /** Console messages and uncaught errors that the test expects. Any other fails it. */
  expectedConsole: RegExp
  /** A page on which an unexpected console message, an uncaught error or a policy violation fails the test. */
  site: Page
  /** `site` with a new user, who is signed in before it opens its first page. */
  signedIn: { site: Page; account: Account }
}

export const test = base.extend<Fixtures>({
  expectedConsole: [/^nothing$/, { option: true }],
  site: async ({ page, expectedConsole }, use) => {
    const unexpected: string[] = []
    page.on('console', (message) => {
      const isProblem = ['error', 'warning'].includes(message.type())
      if (isProblem && !expectedConsole.test(message.text())) unexpected.push(message.text())
    })
    page.on('pageerror', ({ message }) => {
      if (!expectedConsole.test(message)) unexpected.push(`Uncaught ${message}`)
    })
    await use(page)
    expect(unexpected, 'unexpected console messages').toEqual([])
  },
  signedIn: async ({ site }, use) => {
    const account = await createAccount()
    await startSignedIn(site, account)
    await use({ site, account })
  },
})

export { expect }

/** Chromium's message about a response with an error status, or about no response. */
export const FAILED_RESOURCE = /^Failed to load resource/

import { test as base, expect, type Page } from '@playwright/test'
import { watchTexts } from '../../watchTexts'
import { type Account, createAccount, startSignedIn } from './account'

/** Firefox reports an import as failed if the visitor leaves the page while it loads. */
const INTERRUPTED_IMPORT = /error loading dynamically imported module/

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
  site: async ({ page, browserName, expectedConsole }, use) => {
    // Other browsers also warn about features that they do not have, such as layout-shift entries.
    const problems = browserName === 'chromium' ? ['error', 'warning'] : ['error']
    const unexpected: string[] = []
    const isExpected = (text: string) => expectedConsole.test(text) || INTERRUPTED_IMPORT.test(text)
    page.on('console', (message) => {
      const text = message.text()
      if (problems.includes(message.type()) && !isExpected(text)) unexpected.push(text)
    })
    page.on('pageerror', ({ message }) => {
      if (!isExpected(message)) unexpected.push(`Uncaught ${message}`)
    })
    await page.addInitScript(`(${watchTexts})((problem) => console.error(problem))`)
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

/** What browsers log about a response with an error status, or about no response. */
export const FAILED_RESOURCE =
  /^Failed to load resource|^Cross-Origin Request Blocked|due to access control checks/

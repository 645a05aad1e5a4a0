import { test as base, expect, type Page } from '@playwright/test'
import { type Account, createAccount, startSignedIn } from './account'
import { collectTexts, strayFilter } from './strayTexts'

/** Firefox reports an import as failed if the visitor leaves the page while it loads. */
const INTERRUPTED_IMPORT = /error loading dynamically imported module/

type Fixtures = {
  /** Console messages and uncaught errors that the test expects. Any other fails it. */
  expectedConsole: RegExp
  /** Texts that the test itself writes, or all of a site whose words are not marked. */
  ownTexts: RegExp
  /** What the site is built from. */
  content: string
  /** A page on which an unexpected console message, an uncaught error or a policy violation fails the test. */
  site: Page
  /** `site` with a new user, who is signed in before it opens its first page. */
  signedIn: { site: Page; account: Account }
}

export const test = base.extend<Fixtures>({
  expectedConsole: [/^nothing$/, { option: true }],
  ownTexts: [/^nothing$/, { option: true }],
  content: [process.env.CONTENT_DIR ?? '', { option: true }],
  site: async ({ page, context, browserName, expectedConsole, ownTexts, content }, use) => {
    const texts = await collectTexts(context)
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
    await use(page)
    expect(unexpected, 'unexpected console messages').toEqual([])
    const isStray = strayFilter(content)
    const strays = [...texts].filter((text) => isStray(text) && !ownTexts.test(text))
    expect(strays, 'texts that are neither in words.yaml nor from the owner').toEqual([])
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

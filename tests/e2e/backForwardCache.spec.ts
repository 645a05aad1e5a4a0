import type { Page } from '@playwright/test'
import { paths } from '@/paths'
import { words } from '../content'
import { type Account, createAccount, signIn, signOut } from './helpers/account'
import { readBrowserStorage } from './helpers/browserStorage'
import { DESKTOP, expectPage, field, main, visit } from './helpers/page'
import { expect, test } from './helpers/test'

// Run with the browser's back/forward cache: see playwright.config.ts.
test.use({ viewport: DESKTOP })

const LOG = 'shown-documents'
type Shown = { isRestored: boolean; firstFrame: string }

/** Notes whenever this tab shows a document, and what its first frame contains, unless the next document comes before it. */
async function watchShown(page: Page) {
  await page.addInitScript((log) => {
    const read = (): Shown[] => JSON.parse(sessionStorage.getItem(log) ?? '[]')
    const write = (shown: Shown[]) => sessionStorage.setItem(log, JSON.stringify(shown))
    addEventListener('pageshow', ({ persisted }) => {
      const earlier = read()
      write([...earlier, { isRestored: persisted, firstFrame: '' }])
      requestAnimationFrame(() => {
        const typed = [...document.querySelectorAll('input')].map(({ value }) => value)
        write([...earlier, { isRestored: persisted, firstFrame: `${document.body.innerHTML} ${typed}` }])
      })
    })
  }, LOG)
}

const BUSY = 'left-busy'

/** Notes at the end of each document whether it had something under way in the database of Firebase's SDK. */
async function watchDatabase(page: Page) {
  await page.addInitScript((busy) => {
    const { transaction } = IDBDatabase.prototype
    let underWay = 0
    IDBDatabase.prototype.transaction = function (...given) {
      const begun = transaction.apply(this, given)
      underWay += 1
      for (const end of ['complete', 'abort']) begun.addEventListener(end, () => (underWay -= 1))
      return begun
    }
    addEventListener('pagehide', () => sessionStorage.setItem(busy, String(underWay > 0)))
  }, BUSY)
}

/** What the tab has shown since it was watched. */
async function takeShown(page: Page): Promise<Shown[]> {
  const shown = await page.evaluate((log) => {
    const noted = sessionStorage.getItem(log)
    sessionStorage.removeItem(log)
    return noted
  }, LOG)
  return JSON.parse(shown ?? '[]')
}

/**
 * Opens the account, and then a document without the app. Chromium gives up a page that has a transaction under way if another
 * tab writes to the same database. Such a page is then loaded as any other.
 */
async function leaveAccount(page: Page, { name }: Account) {
  await watchShown(page)
  await watchDatabase(page)
  await expect(async () => {
    await visit(page, paths.account)
    await expect(field(page, words.account.name)).toHaveValue(name)
    await page.goto('/robots.txt')
    expect(await page.evaluate((busy) => sessionStorage.getItem(busy), BUSY)).toBe('false')
  }).toPass()
  await takeShown(page)
}

/** As a press on Back. Playwright's `goBack` waits for a load, which a restored page does not have. */
const pressBack = (page: Page) => page.evaluate(() => setTimeout(() => history.back()))

async function expectRestoredWithout(page: Page, { name, email }: Account) {
  const [restored, reloaded] = await takeShown(page)
  expect(restored?.isRestored).toBe(true)
  expect(reloaded?.isRestored).toBe(false)
  const traces = `${restored?.firstFrame} ${reloaded?.firstFrame} ${await readBrowserStorage(page)}`
  for (const trace of [name, email]) expect(traces).not.toContain(trace)
}

test('a page that comes back after its user has left belongs to the next user', async ({
  signedIn,
  context,
}) => {
  const { site, account } = signedIn
  const next = { ...(await createAccount('Ravi Iyer')) }
  await leaveAccount(site, account)
  const other = await context.newPage()
  await visit(other, paths.about)
  await signOut(other)
  await signIn(other, next)
  await expectPage(other)

  await pressBack(site)
  await expect(field(site, words.account.name)).toHaveValue(next.name)
  await expectRestoredWithout(site, account)
  await visit(other, paths.account)
  await expect(main(other).getByText(next.email)).toBeVisible()
})

test('a page that comes back after a sign-out is that of a guest', async ({ signedIn, context }) => {
  const { site, account } = signedIn
  await leaveAccount(site, account)
  const other = await context.newPage()
  await visit(other, paths.about)
  await signOut(other)

  await pressBack(site)
  await expect(site).toHaveURL('/login?next=%2Faccount')
  await expectRestoredWithout(site, account)
})

test('a page that comes back to its user is as it was left', async ({ signedIn: { site, account } }) => {
  await watchShown(site)
  await visit(site, paths.account)
  await field(site, words.account.name).fill('Asha M.')
  await site.goto('/robots.txt')
  await takeShown(site)

  await pressBack(site)
  await expect(field(site, words.account.name)).toHaveValue('Asha M.')
  await expect(main(site).getByText(account.email)).toBeVisible()
  expect((await takeShown(site)).map(({ isRestored }) => isRestored)).toEqual([true])
})

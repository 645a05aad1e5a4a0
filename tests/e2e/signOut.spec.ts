import type { Page } from '@playwright/test'
import { paths } from '@/paths'
import { pageTexts, plans, words } from '../content'
import { type Account, createAccount, openBag, signIn, signOut } from './helpers/account'
import { AUTH, addOrders } from './helpers/backend'
import { expectNamedInPrivacy, readBrowserStorage } from './helpers/browserStorage'
import { EMPTY, expectMessage, fillMessage, newMessage } from './helpers/contact'
import {
  banner,
  button,
  DESKTOP,
  expectPage,
  footer,
  holdRequests,
  main,
  navigate,
  PHONE,
  visit,
} from './helpers/page'
import { homeHeading } from './helpers/pages'
import { sample } from './helpers/published'
import { expect, test } from './helpers/test'

const plan = sample(plans)

/** Neither in the page nor in what the browser keeps. */
async function expectNoTrace(page: Page, { email, name }: Pick<Account, 'email' | 'name'>) {
  // Firebase removes the session from its database after the page has shown a guest.
  const found = async () => `${await page.content()} ${await readBrowserStorage(page)}`
  for (const trace of [email, name]) await expect.poll(found).not.toContain(trace)
}

test.use({ viewport: DESKTOP })

test('signing out in one tab ends the session of both without a trace', async ({ signedIn, context }) => {
  const { site, account } = signedIn
  const typed = newMessage({ name: account.name, email: account.email })
  await addOrders(account.uid, [plan])
  const other = await context.newPage()
  await visit(other, paths.contact)
  await fillMessage(other, typed)
  await footer(other).getByRole('textbox', { name: words.newsletter.email }).fill(account.email)
  await visit(site, paths.contact)
  await fillMessage(site, typed)
  await navigate(site, paths.plans)
  await expect(button(site, `${words.plans.inBag} ${plan.title}`)).toBeVisible()
  // Firebase has moved the session to its database by now.
  expect(await expectNamedInPrivacy(site)).toEqual(expect.arrayContaining(['member', 'contact-draft']))

  await signOut(site)
  await expectMessage(other, EMPTY)
  await expect(footer(other).getByRole('textbox', { name: words.newsletter.email })).toHaveValue('')
  for (const tab of [site, other]) await expectNoTrace(tab, account)

  const second = { ...(await createAccount()), name: 'Ravi Iyer' }
  await signIn(site, second)
  await expectPage(site, homeHeading)
  await expect((await openBag(site)).getByText(words.bag.empty)).toBeVisible()
  await site.keyboard.press('Escape')
  await navigate(site, paths.contact)
  await expectMessage(site, EMPTY)
  await navigate(other, paths.account)
  await expect(main(other).getByText(second.email)).toBeVisible()
  await navigate(other, paths.plans)
  await expect(button(other, `${words.plans.add} ${plan.title}`)).toBeVisible()
  for (const tab of [site, other]) await expectNoTrace(tab, { ...account, name: account.email })
})

/** Runs in the page: calls the database of Firebase's SDK. */
type Call = { getAll: true } | { put: unknown }
function callSessions(call: Call): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('firebaseLocalStorageDb')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('firebaseLocalStorage', 'readwrite')
      const sessions = transaction.objectStore('firebaseLocalStorage')
      const request = 'put' in call ? sessions.put(call.put) : sessions.getAll()
      transaction.oncomplete = () => {
        opening.result.close()
        resolve([request.result].flat())
      }
    }
  })
}

// The SDK of another tab may have read the session before it ended.
test('a session that another tab stores again after the sign-out is over', async ({ signedIn }) => {
  const { site, account } = signedIn
  await visit(site, paths.account)
  await expect(main(site).getByText(account.email)).toBeVisible()
  // A read that a sign-out overtakes is refused, which the console says.
  await site.waitForLoadState('networkidle')
  const [session] = await site.evaluate(callSessions, { getAll: true } as Call)
  await signOut(site)
  await expectNoTrace(site, account)
  await site.evaluate(callSessions, { put: session } as Call)
  await expectNoTrace(site, account)
  await expect(site).toHaveURL('/login')
  await signIn(site, account)
  await expectPage(site, homeHeading)
})

// Without the back/forward cache. With it: see backForwardCache.spec.ts.
test('Back does not restore for the next user what the one before had typed', async ({
  signedIn,
  context,
}) => {
  const { site, account } = signedIn
  const next = { ...(await createAccount('Ravi Iyer')) }
  await visit(site, paths.contact)
  await fillMessage(site, newMessage({ name: account.name, email: account.email }))
  await site.goto('/robots.txt')
  const other = await context.newPage()
  await visit(other, paths.about)
  await signOut(other)
  await signIn(other, next)
  await expectPage(other, homeHeading)

  await site.goBack()
  await expectMessage(site, { ...EMPTY, name: next.name, email: next.email })
  await expectNoTrace(site, account)
})

for (const viewport of [PHONE, DESKTOP]) {
  const { width } = viewport

  test(`Logout at ${width} px while the sign-in service is silent is immediate, and lasts`, async ({
    signedIn,
    context,
  }) => {
    const { site, account } = signedIn
    await site.setViewportSize(viewport)
    await context.route(`${AUTH}/**`, () => {})
    await visit(site, paths.about)
    await signOut(site)
    await site.close()

    const next = await context.newPage()
    await next.goto(paths.account)
    await expect(next).toHaveURL('/login?next=%2Faccount')
    await expect(next.getByText(account.email)).toHaveCount(0)
    await context.unroute(`${AUTH}/**`)
    await signIn(next, await createAccount())
    await expectPage(next, pageTexts.account.heading)
    await expect(next.getByText(account.email)).toHaveCount(0)
  })

  test(`Logout at ${width} px while its code is loading reaches both tabs`, async ({ signedIn, context }) => {
    const { site, account } = signedIn
    const other = await context.newPage()
    for (const tab of [site, other]) await tab.setViewportSize(viewport)
    const release = await holdRequests(context, '**/assets/signInProvider-*.js')
    await visit(other, paths.plans)
    await visit(site, paths.plans)
    await signOut(site)
    await expect(banner(other).getByText(words.navigation.logout)).toHaveCount(0)
    release()
    for (const tab of [site, other]) await expectNoTrace(tab, account)
  })
}

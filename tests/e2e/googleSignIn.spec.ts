import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { storedAccount, storedDocument, storedIds } from './backend'
import { comeWithGoogle, standInForGoogle } from './google'
import { expect, FAILED_RESOURCE, hydrated, test, visit } from './site'

const google = (page: Page) => page.getByRole('button', { name: 'Continue with Google' })
const home = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Build it. Sell it. Balance the books.' })
const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const newGoogle = () => ({ email: `ravi-${randomUUID()}@triveni.example`, name: 'Ravi Iyer' })

test.beforeEach(({ context }) => standInForGoogle(context))

async function openGoogle(page: Page) {
  const popup = page.waitForEvent('popup')
  await google(page).click()
  return popup
}

test('a Google account signs in, gets its record, survives a reload and comes again', async ({ site }) => {
  const person = newGoogle()
  await visit(site, '/login')
  await comeWithGoogle(await openGoogle(site), person)
  await expect(site.getByText('Login Successfully')).toBeVisible()
  await expect(home(site)).toBeVisible()
  const uid = (await storedAccount(person.email))?.localId
  await expect.poll(() => storedDocument(`users/${uid}`)).toEqual({ ...person, phone: '' })

  await visit(site, '/cart')
  await expect(site.getByRole('heading', { name: 'cart' })).toBeVisible()
  await site.getByRole('banner').getByRole('button', { name: 'Your account' }).click()
  await site.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect(site).toHaveURL('/login')

  const popup = await openGoogle(site)
  await popup.locator('.js-reuse-account').filter({ hasText: person.email }).click()
  await expect(home(site)).toBeVisible()
  expect((await storedAccount(person.email))?.localId).toBe(uid)
})

test('the plan that a guest wanted comes along', async ({ site }) => {
  const person = newGoogle()
  await visit(site, '/plans')
  await site.getByRole('button', { name: 'Add to bag Platform Care' }).click()
  await expect(google(site)).toBeVisible()
  await comeWithGoogle(await openGoogle(site), person)
  await expect(site.getByRole('button', { name: 'In your bag Platform Care' })).toBeVisible()
  const uid = (await storedAccount(person.email))?.localId
  expect(await storedIds(`users/${uid}/orders`)).toEqual(['platform-care'])
})

test('rapid presses open one window', async ({ site, context }) => {
  await visit(site, '/signup')
  const opened = site.waitForEvent('popup')
  await google(site).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 5; press++) button.click()
  })
  await opened
  expect(context.pages()).toHaveLength(2)
})

test('a window closed without an answer gives the toast and the reason, and locks nothing', async ({
  site,
}) => {
  await visit(site, '/login')
  const popup = await openGoogle(site)
  await popup.locator('.js-new-account').waitFor()
  await popup.close()
  // E-mail stays usable while the provider waits for word from the window.
  await expect(site.getByRole('button', { name: 'SignIn', exact: true })).toBeEnabled()
  await expect(site.getByText('Opps!! , Something Went Wrong')).toBeVisible({ timeout: 15_000 })
  await expect(alert(site)).toHaveText('Google’s window was closed before sign-in finished.')
  await comeWithGoogle(await openGoogle(site), newGoogle())
  await expect(home(site)).toBeVisible()
})

test('a second press opens a new window in the place of the first, without a word', async ({ site }) => {
  await visit(site, '/login')
  const first = await openGoogle(site)
  await first.locator('.js-new-account').waitFor()
  const again = site.waitForEvent('popup')
  await expect(async () => {
    await site.getByRole('button', { name: 'Waiting for Google ...' }).click()
    expect(first.isClosed()).toBe(true)
  }).toPass()
  await comeWithGoogle(await again, newGoogle())
  await expect(home(site)).toBeVisible()
  await expect(site.getByText('Opps!! , Something Went Wrong')).toHaveCount(0)
})

test('a blocked window says so, and the next press works', async ({ site }) => {
  await site.addInitScript(() => {
    const open = window.open
    window.open = () => {
      window.open = open
      return null
    }
  })
  await visit(site, '/login')
  await google(site).click()
  await expect(site.getByText('Opps!! , Something Went Wrong')).toBeVisible()
  await expect(alert(site)).toHaveText(/browser blocked Google’s window/)
  await expect(async () => {
    const popup = site.waitForEvent('popup', { timeout: 1500 })
    await google(site).click()
    await comeWithGoogle(await popup, newGoogle())
  }).toPass()
  await expect(home(site)).toBeVisible()
})

test.describe('without a network', () => {
  test.use({ expectedNoise: FAILED_RESOURCE })

  test('says so', async ({ site, context }) => {
    await context.route(/^https:/, (route) => route.abort())
    await visit(site, '/login')
    await google(site).click()
    await expect(site.getByText('Opps!! , Something Went Wrong')).toBeVisible()
    await expect(alert(site)).toHaveText('No connection. Check your network and try again.')
    await expect(google(site)).toBeEnabled()
  })
})

test.describe('inside another app', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22A3354 Instagram 350.0.0',
  })

  test('says that Google does not work there, and offers e-mail', async ({ site }) => {
    await visit(site, '/login')
    await hydrated(site)
    await expect(site.getByText('Google does not let people sign in from inside this app.')).toBeVisible()
    await expect(google(site)).toHaveCount(0)
    await expect(site.getByRole('main').getByLabel('Email')).toBeVisible()
  })
})

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { createAccount, signInBefore } from './account'
import { sentCodes, storedAccount, storedDocument, storedIds } from './backend'
import { comeWithGoogle, standInForGoogle } from './google'
import { AUTH, expect, FAILED_RESOURCE, FIRESTORE, test, visit } from './site'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const home = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Build it. Sell it. Balance the books.' })

async function openAccount(page: Page) {
  const account = await createAccount()
  await signInBefore(page, account)
  await visit(page, '/account')
  await expect(section(page, 'Details').getByLabel('Name')).toHaveValue(account.name)
  return account
}

test('name and phone are stored, and there again after a reload', async ({ site }) => {
  const { uid, email } = await openAccount(site)
  const details = section(site, 'Details')
  await details.getByLabel('Name').fill('')
  await details.getByRole('button', { name: 'Save' }).click()
  await expect(details.getByLabel('Name')).toHaveAccessibleDescription('Name Is Required !!')
  await details.getByLabel('Name').fill('Asha M. Menon')
  await details.getByLabel('Phone').fill('+1 212 555 0100')
  await details.getByRole('button', { name: 'Save' }).click()
  await expect(details.getByRole('status')).toHaveText('Saved')
  expect(await storedDocument(`users/${uid}`)).toEqual({
    name: 'Asha M. Menon',
    email,
    phone: '+1 212 555 0100',
  })
  expect((await storedAccount(email))?.displayName).toBe('Asha M. Menon')
  await site.reload()
  await expect(details.getByLabel('Phone')).toHaveValue('+1 212 555 0100')
})

test('the verification e-mail can be sent again, but not at once', async ({ site }) => {
  const { email } = await openAccount(site)
  const address = section(site, 'Email')
  await expect(address.getByText('Not confirmed yet')).toBeVisible()
  await address.getByRole('button', { name: 'Send again' }).dblclick()
  await expect(address.getByRole('status')).toHaveText('Sent. Only the newest link works.')
  await address.getByRole('button', { name: 'You can send it again in a minute' }).click({ force: true })
  expect(await sentCodes(email, 'VERIFY_EMAIL')).toHaveLength(1)
})

test.describe('with refusals', () => {
  test.use({ expectedNoise: FAILED_RESOURCE })

  test('the password is changed by whoever knows the current one', async ({ site }) => {
    const { email, password } = await openAccount(site)
    const form = section(site, 'Password')
    const wanted = `harvest-${randomUUID()}`
    await form.getByLabel('Current password').fill('not-the-password')
    await form.getByLabel('New password').fill(wanted)
    await form.getByRole('button', { name: 'Change password' }).click()
    await expect(form.getByLabel('Current password')).toHaveAccessibleDescription(
      'This is not your current password.',
    )
    await expect(form.getByLabel('Current password')).toBeFocused()
    await form.getByLabel('Current password').fill(password)
    await expect(async () => {
      await form.getByRole('button', { name: 'Change password' }).click()
      await expect(form.getByRole('status').filter({ hasText: 'Password changed' })).toBeVisible({
        timeout: 1500,
      })
    }).toPass()

    await site.evaluate(() => localStorage.clear())
    await site.context().clearCookies()
    const fresh = await site.context().browser()?.newPage()
    if (!fresh) throw new Error('No browser')
    await visit(fresh, '/login')
    await fresh.getByRole('main').getByLabel('Email').fill(email)
    await fresh.getByRole('main').getByLabel('Password', { exact: true }).fill(wanted)
    await fresh.getByRole('main').getByRole('button', { name: 'SignIn' }).click()
    await expect(home(fresh)).toBeVisible()
    await fresh.close()
  })

  test('deleting takes orders, record and account, and can be finished after an interruption', async ({
    site,
  }) => {
    const { uid, email, password } = await openAccount(site)
    const details = section(site, 'Details')
    await details.getByLabel('Phone').fill('1')
    await details.getByRole('button', { name: 'Save' }).click()
    await expect(details.getByRole('status')).toHaveText('Saved')
    await site.getByRole('banner').getByRole('link', { name: 'Plans' }).click()
    await site.getByRole('button', { name: 'Add to bag Site Care' }).click()
    await expect(site.getByRole('button', { name: 'In your bag Site Care' })).toBeVisible()

    await visit(site, '/account')
    await section(site, 'Delete account').getByRole('button', { name: 'Delete account ...' }).click()
    const dialog = site.getByRole('dialog', { name: 'Delete your account?' })
    const confirm = dialog.getByRole('button', { name: 'Delete permanently' })
    await confirm.click()
    await expect(dialog.getByLabel(/Your password/)).toHaveAccessibleDescription('Password Is Required !!')
    await dialog.getByLabel(/Your password/).fill('not-the-password')
    await confirm.click()
    await expect(dialog.getByLabel(/Your password/)).toHaveAccessibleDescription(
      'This is not your current password.',
    )
    expect(await storedIds(`users/${uid}/orders`)).toEqual(['site-care'])

    await site.route(`${AUTH}/**/accounts:delete**`, (route) => route.abort(), { times: 1 })
    await dialog.getByLabel(/Your password/).fill(password)
    await expect(async () => {
      await confirm.click()
      await expect(dialog.getByText(/the sign-in itself is not yet/)).toBeVisible({ timeout: 1500 })
    }).toPass()
    expect(await storedIds(`users/${uid}/orders`)).toEqual([])
    expect(await storedDocument(`users/${uid}`)).toBeNull()
    expect(await storedAccount(email)).toBeDefined()

    await expect(async () => {
      await confirm.click()
      await expect(home(site)).toBeVisible({ timeout: 1500 })
    }).toPass()
    await expect(site).toHaveURL('/')
    expect(await storedAccount(email)).toBeUndefined()
  })
})

test('a Google account is deleted after Google confirmed who it is', async ({ site, context }) => {
  await standInForGoogle(context)
  const person = { email: `ravi-${randomUUID()}@triveni.example`, name: 'Ravi Iyer' }
  await visit(site, '/login?next=/account')
  const popup = site.waitForEvent('popup')
  await site.getByRole('button', { name: 'Continue with Google' }).click()
  await comeWithGoogle(await popup, person)
  await expect(section(site, 'Password')).toContainText('You sign in with Google')
  await section(site, 'Delete account').getByRole('button', { name: 'Delete account ...' }).click()
  const again = site.waitForEvent('popup')
  await site.getByRole('button', { name: 'Continue with Google and delete' }).click()
  await (await again).locator('.js-reuse-account').filter({ hasText: person.email }).click()
  await expect(home(site)).toBeVisible()
  await expect(site.getByText('Your account and its data are deleted')).toBeVisible()
  expect(await storedAccount(person.email)).toBeUndefined()
})

test.describe('while the store cannot be reached', () => {
  test.use({ expectedNoise: /^Failed to load resource|^Could not / })

  test('the bag says that it could not be read, never that it is empty', async ({ site }) => {
    await signInBefore(site, await createAccount())
    await site.route(FIRESTORE, (route) => route.abort())
    await visit(site, '/about')
    await site.getByRole('banner').getByRole('button', { name: 'Your account' }).click()
    await site.getByRole('banner').getByRole('button', { name: 'My Bag' }).click()
    const bag = site.getByRole('dialog', { name: 'My Bag' })
    await expect(bag.getByText('Your bag could not be loaded.')).toBeVisible()
    await expect(bag.getByText('Your Bag Is Empty')).toHaveCount(0)
    await site.unroute(FIRESTORE)
    await bag.getByRole('button', { name: 'Retry' }).click()
    await expect(bag.getByText('Your Bag Is Empty')).toBeVisible()
  })

  test('a profile is held for its own account alone until it can be stored', async ({ site }) => {
    const email = `asha-${randomUUID()}@triveni.example`
    await site.route(FIRESTORE, (route) => route.abort())
    await visit(site, '/signup')
    const main = site.getByRole('main')
    await main.getByLabel('Name').fill('Asha Menon')
    await main.getByLabel('Email').fill(email)
    await main.getByLabel('Phone').fill('+91 98400 12345')
    await main.getByLabel('Password', { exact: true }).fill('monsoon-1947')
    await main.getByLabel('Confirm password').fill('monsoon-1947')
    const refused = site.waitForEvent('console', (message) => message.text().startsWith('Could not complete'))
    await main.getByRole('button', { name: 'SignUp' }).click()
    await expect(home(site)).toBeVisible()
    const uid = (await storedAccount(email))?.localId
    await refused
    const held = () =>
      site.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('profile:')))
    expect(await held()).toEqual([`profile:${uid}`])
    await site.unroute(FIRESTORE)

    await site.getByRole('banner').getByRole('button', { name: 'Your account' }).click()
    await site.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
    const other = await createAccount('Ravi Iyer')
    await main.getByLabel('Email').fill(other.email)
    await main.getByLabel('Password', { exact: true }).fill(other.password)
    await main.getByRole('button', { name: 'SignIn' }).click()
    await expect(home(site)).toBeVisible()
    await visit(site, '/about')
    await expect(site.getByRole('banner').getByRole('button', { name: 'Your account' })).toBeVisible()
    await site.waitForLoadState('networkidle')
    expect(await storedDocument(`users/${other.uid}`)).toBeNull()
    expect(await held()).toEqual([`profile:${uid}`])

    await site.getByRole('banner').getByRole('button', { name: 'Your account' }).click()
    await site.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
    await main.getByLabel('Email').fill(email)
    await main.getByLabel('Password', { exact: true }).fill('monsoon-1947')
    await main.getByRole('button', { name: 'SignIn' }).click()
    await expect
      .poll(() => storedDocument(`users/${uid}`))
      .toEqual({ name: 'Asha Menon', email, phone: '+91 98400 12345' })
    await expect.poll(held).toEqual([])
  })
})

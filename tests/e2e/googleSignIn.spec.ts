import type { Page } from '@playwright/test'
import { authReasons } from '@/content/account'
import { googleCopy } from '@/content/forms'
import { signOut } from './helpers/account'
import { readAuthUser, readDocument } from './helpers/backend'
import {
  chooseGoogleAccount,
  createGoogleAccount,
  fakeGoogle,
  googleButton,
  newGoogleUser,
  openGoogle,
} from './helpers/google'
import { button, expectPage, main, toast, visit } from './helpers/page'
import { homeHeading } from './helpers/pages'
import { expect, test } from './helpers/test'

const FAILED = 'Opps!! , Something Went Wrong'
const alert = (page: Page) => main(page).getByRole('alert')

test.beforeEach(async ({ context, site }) => {
  await fakeGoogle(context)
  await visit(site, '/login')
})

test('a Google account signs in, gets a user record and can sign in again', async ({ site }) => {
  const user = newGoogleUser()
  await createGoogleAccount(await openGoogle(site), user)
  await expect(toast(site, 'Login Successfully')).toBeVisible()
  await expectPage(site, homeHeading)
  const uid = (await readAuthUser(user.email))?.localId
  await expect.poll(() => readDocument(`users/${uid}`)).toEqual({ ...user, phone: '' })

  await visit(site, '/cart')
  await expectPage(site, 'cart')
  await signOut(site)
  await chooseGoogleAccount(await openGoogle(site), user.email)
  await expectPage(site, homeHeading)
  expect((await readAuthUser(user.email))?.localId).toBe(uid)
})

test('closing the window explains what happened and does not block the forms', async ({ site }) => {
  const FIREBASE_NOTICES_MS = 12_000
  await site.clock.install()
  const popup = await openGoogle(site)
  await popup.locator('.js-new-account').waitFor()
  await popup.close()
  // The e-mail form stays usable meanwhile.
  await expect(button(site, 'SignIn')).toBeEnabled()
  await site.clock.runFor(FIREBASE_NOTICES_MS)
  await expect(toast(site, FAILED)).toBeVisible()
  await expect(alert(site)).toHaveText(authReasons.popupClosed)
  await createGoogleAccount(await openGoogle(site), newGoogleUser())
  await expectPage(site, homeHeading)
})

test('a second press replaces the window without an error', async ({ site }) => {
  const first = await openGoogle(site)
  await first.locator('.js-new-account').waitFor()
  const second = site.waitForEvent('popup')
  // The button ignores presses in the first second.
  await expect(async () => {
    await button(site, googleCopy.waiting).click({ timeout: 1000 })
    await expect.poll(() => first.isClosed(), { timeout: 2000 }).toBe(true)
  }).toPass()
  await createGoogleAccount(await second, newGoogleUser())
  await expectPage(site, homeHeading)
  await expect(toast(site, FAILED)).toHaveCount(0)
})

test('a blocked window is explained, and the next press works', async ({ site }) => {
  await site.evaluate(() => {
    const open = window.open
    window.open = () => {
      window.open = open
      return null
    }
  })
  await googleButton(site).click()
  await expect(toast(site, FAILED)).toBeVisible()
  await expect(alert(site)).toHaveText(authReasons.popupBlocked)
  // The button ignores presses in the first second.
  await expect(async () => {
    const popup = site.waitForEvent('popup', { timeout: 1500 })
    await googleButton(site).click()
    await createGoogleAccount(await popup, newGoogleUser())
  }).toPass()
  await expectPage(site, homeHeading)
})

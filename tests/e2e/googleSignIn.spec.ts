import type { Page } from '@playwright/test'
import { accountForm, accountMessages, authReasons } from '@/content/account'
import { planLabels } from '@/content/labels'
import { paths } from '@/paths'
import { plans } from '../content'
import { signOut, userMenu } from './helpers/account'
import { readAuthUser, readDocument, readIds } from './helpers/backend'
import {
  chooseGoogleAccount,
  createGoogleAccount,
  fakeGoogle,
  googleButton,
  newGoogleUser,
  openGoogle,
} from './helpers/google'
import { banner, button, expectPage, main, toast, visit } from './helpers/page'
import { homeHeading } from './helpers/pages'
import { sample } from './helpers/published'
import { expect, test } from './helpers/test'

const plan = sample(plans)
const alert = (page: Page) => main(page).getByRole('alert')

test.beforeEach(({ context }) => fakeGoogle(context))

test('a guest orders a plan, signs in with Google, signs in again and deletes the account', async ({
  site,
}) => {
  const user = newGoogleUser()
  await visit(site, '/plans')
  await button(site, `${planLabels.add} ${plan.title}`).click()
  await expect(site).toHaveURL('/login?next=%2Fplans')
  await createGoogleAccount(await openGoogle(site), user)
  await expect(button(site, `${planLabels.inBag} ${plan.title}`)).toBeVisible()
  const uid = (await readAuthUser(user.email))?.localId
  expect(await readIds(`users/${uid}/orders`)).toEqual([plan.id])
  await expect.poll(() => readDocument(`users/${uid}`)).toEqual({ ...user, phone: '' })

  await signOut(site)
  await chooseGoogleAccount(await openGoogle(site), user.email)
  await expectPage(site, homeHeading)
  expect((await readAuthUser(user.email))?.localId).toBe(uid)

  await userMenu(site).click()
  await banner(site).getByRole('link', { name: 'Account', exact: true }).click()
  await expect(main(site).getByText(accountForm.withGoogle)).toBeVisible()
  await button(site, accountForm.deleteOpen).click()
  const confirm = site.getByRole('button', { name: accountForm.deleteConfirmGoogle })
  await chooseGoogleAccount(await openGoogle(site, confirm), user.email)
  await expect(toast(site, accountMessages.deleted)).toBeVisible()
  await expectPage(site, homeHeading)
  expect(await readAuthUser(user.email)).toBeUndefined()
})

test('a window that is blocked or closed is explained, and the next press works', async ({ site }) => {
  const FIREBASE_NOTICES_MS = 12_000
  await site.clock.install()
  await visit(site, paths.login)
  await site.evaluate(() => {
    const open = window.open
    window.open = () => {
      window.open = open
      return null
    }
  })
  await googleButton(site).click()
  await expect(toast(site, 'Opps!! , Something Went Wrong')).toBeVisible()
  await expect(alert(site)).toHaveText(authReasons.popupBlocked)

  // The button ignores presses in the first second.
  await site.clock.runFor(1000)
  const closed = await openGoogle(site)
  await closed.locator('.js-new-account').waitFor()
  await closed.close()
  // The e-mail form stays usable meanwhile.
  await expect(button(site, 'SignIn')).toBeEnabled()
  await site.clock.runFor(FIREBASE_NOTICES_MS)
  await expect(alert(site)).toHaveText(authReasons.popupClosed)
  await createGoogleAccount(await openGoogle(site), newGoogleUser())
  await expectPage(site, homeHeading)
})

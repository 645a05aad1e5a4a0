import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { plans, words } from '../content'
import { signOut, userMenu } from './helpers/account'
import { readAuthUser, readDocument, readIds } from './helpers/backend'
import { fakeGoogle } from './helpers/fakeGoogle'
import { banner, button, expectPage, main, toast, visit } from './helpers/page'
import { homeHeading } from './helpers/pages'
import { sample } from './helpers/published'
import { expect, test } from './helpers/test'

const plan = sample(plans)

test('a guest orders a plan with Google, signs in again and deletes the account', async ({
  site,
  context,
}) => {
  await fakeGoogle(context)
  const user = { email: `ravi-${randomUUID()}@site.example`, name: 'Ravi Iyer' }
  await visit(site, '/plans')
  await button(site, `${words.plans.add} ${plan.title}`).click()
  await expect(site).toHaveURL('/login?next=%2Fplans')
  // A window that the visitor closes. Firebase notices it seconds later.
  await (await openGoogle(site)).close()
  await button(site, words.signInForms.cancel).click()
  await createGoogleAccount(await openGoogle(site), user)
  await expect(button(site, `${words.plans.inBag} ${plan.title}`)).toBeVisible()
  const uid = (await readAuthUser(user.email))?.localId
  expect(await readIds(`users/${uid}/orders`)).toEqual([plan.id])
  await expect.poll(() => readDocument(`users/${uid}`)).toEqual({ ...user, phone: '' })

  await signOut(site)
  await chooseGoogleAccount(await openGoogle(site), user.email)
  await expectPage(site, homeHeading)
  expect((await readAuthUser(user.email))?.localId).toBe(uid)

  await userMenu(site).click()
  await banner(site).getByRole('link', { name: words.navigation.account, exact: true }).click()
  await expect(main(site).getByText(words.account.withGoogle)).toBeVisible()
  await button(site, words.account.deleteOpen).click()
  const confirm = site.getByRole('button', { name: words.account.deleteConfirmGoogle })
  await chooseGoogleAccount(await openGoogle(site, confirm), user.email)
  await expect(toast(site, words.account.deleted)).toBeVisible()
  await expectPage(site, homeHeading)
  expect(await readAuthUser(user.email)).toBeUndefined()
})

async function openGoogle(page: Page, opener = button(page, words.signInForms.google)): Promise<Page> {
  const popup = page.waitForEvent('popup')
  await opener.click()
  return popup
}

/** Creates a Google account in the Auth emulator's popup. */
async function createGoogleAccount(popup: Page, { email, name }: { email: string; name: string }) {
  await popup.locator('.js-new-account').click()
  await popup.locator('#email-input').fill(email)
  await popup.locator('#display-name-input').fill(name)
  await popup.locator('#sign-in').click()
}

const chooseGoogleAccount = (popup: Page, email: string) =>
  popup.locator('.js-reuse-account').filter({ hasText: email }).click()

import type { Locator, Page } from '@playwright/test'
import { accountForm, accountMessages, authReasons } from '@/content/account'
import { pages } from '@/content/pages'
import { planLabels } from '@/content/planPage'
import { plans } from '@/content/plans'
import { newPassword, newPerson, signIn, signOut, signUp, userMenu } from './helpers/account'
import { AUTH, FIRESTORE, readAuthUser, readDocument, readIds, sentCodes } from './helpers/backend'
import {
  chooseGoogleAccount,
  createGoogleAccount,
  fakeGoogle,
  newGoogleUser,
  openGoogle,
} from './helpers/google'
import { button, expectPage, main, toast, visit } from './helpers/page'
import { homeHeading } from './helpers/pages'
import { sample } from './helpers/published'
import { expect, FAILED_RESOURCE, test } from './helpers/test'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const deletion = (page: Page) => page.getByRole('dialog', { name: accountForm.deleteQuestion })

async function openDeletion(page: Page) {
  await section(page, accountForm.delete).getByRole('button', { name: accountForm.deleteOpen }).click()
  return deletion(page)
}

/** Presses again if nothing happens, because the form ignores presses that follow too soon. */
async function pressUntil(target: Locator, effect: Locator) {
  await expect(async () => {
    if (!(await effect.isVisible())) await target.click({ timeout: 1000 })
    await expect(effect).toBeVisible({ timeout: 2000 })
  }).toPass()
}

test('name and phone can be changed', async ({ signedIn: { site, account } }) => {
  await visit(site, '/account')
  const details = section(site, accountForm.details)
  const name = details.getByLabel(accountForm.name)
  const save = details.getByRole('button', { name: accountForm.save })
  await expect(name).toHaveValue(account.name)
  await name.fill('')
  await save.click()
  await expect(name).toHaveAccessibleDescription('Name Is Required !!')
  await name.fill('Asha M. Menon')
  await details.getByLabel(accountForm.phone).fill('+1 212 555 0100')
  await save.click()
  await expect(details.getByRole('status')).toHaveText(accountMessages.saved)
  const { uid, email } = account
  const stored = { name: 'Asha M. Menon', email, phone: '+1 212 555 0100' }
  expect(await readDocument(`users/${uid}`)).toEqual(stored)
  expect((await readAuthUser(email))?.displayName).toBe(stored.name)
  await site.reload()
  await expect(details.getByLabel(accountForm.phone)).toHaveValue(stored.phone)
})

test('the verification e-mail can be sent again after a pause', async ({ signedIn: { site, account } }) => {
  await visit(site, '/account')
  const email = section(site, accountForm.email)
  await expect(email.getByText(accountForm.unverified)).toBeVisible()
  await email.getByRole('button', { name: accountForm.sendAgain }).dblclick()
  await expect(email.getByRole('status')).toHaveText(accountMessages.verificationSent)
  await email.getByRole('button', { name: accountForm.sendAgainSoon }).click({ force: true })
  expect(await sentCodes(account.email, 'VERIFY_EMAIL')).toHaveLength(1)
})

test.describe('with a wrong password first', () => {
  test.use({ expectedConsole: FAILED_RESOURCE })

  test('the password can be changed', async ({ signedIn: { site, account }, browser }) => {
    await visit(site, '/account')
    const form = section(site, accountForm.password)
    const current = form.getByLabel(accountForm.currentPassword)
    const change = form.getByRole('button', { name: accountForm.change })
    const password = newPassword()
    await current.fill('not-the-password')
    await form.getByLabel(accountForm.newPassword).fill(password)
    await change.click()
    await expect(current).toHaveAccessibleDescription(authReasons.wrongPassword)
    await expect(current).toBeFocused()
    await current.fill(account.password)
    await pressUntil(change, form.getByRole('status').filter({ hasText: accountMessages.passwordChanged }))

    const other = await browser.newPage()
    await visit(other, '/login')
    await signIn(other, { email: account.email, password })
    await expectPage(other, homeHeading)
    await other.close()
  })

  test('deleting the account deletes orders, record and sign-in, and can be finished after a failure', async ({
    signedIn: { site, account },
  }) => {
    const { uid, email, password } = account
    const plan = sample(plans)
    await visit(site, '/plans')
    await expect(userMenu(site)).toBeVisible()
    await button(site, `${planLabels.add} ${plan.title}`).click()
    await expect(button(site, `${planLabels.inBag} ${plan.title}`)).toBeVisible()
    await visit(site, '/account')
    const details = section(site, accountForm.details)
    await details.getByLabel(accountForm.phone).fill('1')
    await details.getByRole('button', { name: accountForm.save }).click()
    await expect(details.getByRole('status')).toHaveText(accountMessages.saved)

    const dialog = await openDeletion(site)
    const confirm = dialog.getByRole('button', { name: accountForm.deleteConfirm })
    const field = dialog.getByLabel(accountForm.deletePassword)
    await confirm.click()
    await expect(field).toHaveAccessibleDescription('Password Is Required !!')
    await field.fill('not-the-password')
    await confirm.click()
    await expect(field).toHaveAccessibleDescription(authReasons.wrongPassword)
    expect(await readIds(`users/${uid}/orders`)).toEqual([plan.id])

    await site.route(`${AUTH}/**/accounts:delete**`, (route) => route.abort(), { times: 1 })
    await field.fill(password)
    await pressUntil(confirm, dialog.getByText(accountMessages.accountNotDeleted))
    expect(await readIds(`users/${uid}/orders`)).toEqual([])
    expect(await readDocument(`users/${uid}`)).toBeNull()
    expect(await readAuthUser(email)).toBeDefined()

    await pressUntil(confirm, site.getByRole('heading', { level: 1, name: homeHeading }))
    await expect(site).toHaveURL('/')
    expect(await readAuthUser(email)).toBeUndefined()
  })
})

test('a Google account is deleted after a second sign-in with Google', async ({ site, context }) => {
  await fakeGoogle(context)
  const user = newGoogleUser()
  await visit(site, '/login?next=/account')
  await createGoogleAccount(await openGoogle(site), user)
  await expect(section(site, accountForm.password)).toContainText(accountForm.withGoogle)
  const dialog = await openDeletion(site)
  const confirm = dialog.getByRole('button', { name: accountForm.deleteConfirmGoogle })
  await chooseGoogleAccount(await openGoogle(site, confirm), user.email)
  await expect(toast(site, accountMessages.deleted)).toBeVisible()
  await expectPage(site, homeHeading)
  expect(await readAuthUser(user.email)).toBeUndefined()
})

test.describe('while Firestore cannot be reached', () => {
  test.use({ expectedConsole: /^Failed to load resource|^Could not / })

  test('the profile of a new account is kept in the browser for that account only', async ({ site }) => {
    const person = newPerson()
    const other = { ...newPerson(), name: 'Ravi Iyer' }
    const pendingProfiles = () =>
      site.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('profile:')))

    await site.route(FIRESTORE, (route) => route.abort())
    await visit(site, '/signup')
    const failed = site.waitForEvent('console', (message) => message.text().startsWith('Could not '))
    await signUp(site, person)
    await expectPage(site, homeHeading)
    await failed
    const uid = (await readAuthUser(person.email))?.localId
    expect(await pendingProfiles()).toEqual([`profile:${person.email}`])
    await site.unroute(FIRESTORE)

    await signOut(site)
    await main(site).getByRole('link', { name: 'SignUp' }).click()
    await signUp(site, other)
    await expectPage(site, homeHeading)
    const otherUid = (await readAuthUser(other.email))?.localId
    await expect.poll(() => readDocument(`users/${otherUid}`)).toMatchObject({ name: other.name })
    expect(await readDocument(`users/${uid}`)).toBeNull()
    await expect.poll(pendingProfiles).toEqual([`profile:${person.email}`])

    await signOut(site)
    await expectPage(site, pages.login.heading)
    await signIn(site, person)
    const { password, ...profile } = person
    await expect.poll(() => readDocument(`users/${uid}`)).toEqual(profile)
    await expect.poll(pendingProfiles).toEqual([])
  })
})

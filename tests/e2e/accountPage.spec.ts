import type { Page } from '@playwright/test'
import { plans, words } from '../content'
import { newPassword, userMenu } from './helpers/account'
import { AUTH, addOrders, readAuthUser, readDocument, readIds, sentCodes, store } from './helpers/backend'
import { banner, expectPage, textOf, visit } from './helpers/page'
import { homeHeading } from './helpers/pages'
import { sample } from './helpers/published'
import { expect, FAILED_RESOURCE, test } from './helpers/test'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function canSignIn(email: string, password: string) {
  const url = `${AUTH}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`
  const headers = { 'content-type': 'application/json' }
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify({ email, password }) })).ok
}

test('name, phone and password can be changed, and the e-mail sent again', async ({ signedIn }) => {
  const { site, account } = signedIn
  const { uid, email } = account
  await visit(site, '/account')
  const details = section(site, words.account.details)
  const name = details.getByLabel(words.account.name)
  const save = details.getByRole('button', { name: words.account.save })
  await expect(name).toHaveValue(account.name)
  await name.fill('Asha M. Menon')
  await details.getByLabel(words.account.phone).fill('+1 212 555 0100')
  await save.click()
  await expect(details.getByRole('status')).toHaveText(words.account.saved)
  const stored = { name: 'Asha M. Menon', email, phone: '+1 212 555 0100' }
  expect(await readDocument(`users/${uid}`)).toEqual(stored)
  expect((await readAuthUser(email))?.displayName).toBe(stored.name)
  await userMenu(site).click()
  await expect(banner(site).getByText(stored.name).filter({ visible: true })).toBeVisible()

  const address = section(site, words.account.email)
  await expect(address.getByText(words.account.unverified)).toBeVisible()
  await address.getByRole('button', { name: words.account.sendAgain }).dblclick()
  await expect(address.getByRole('status')).toHaveText(words.account.verificationSent)
  await address.getByRole('button', { name: words.account.sendAgainSoon }).click({ force: true })
  expect(await sentCodes(email, 'VERIFY_EMAIL')).toHaveLength(1)

  const password = newPassword()
  const form = section(site, words.account.password)
  await form.getByLabel(words.account.currentPassword).fill(account.password)
  await form.getByLabel(words.account.newPassword).fill(password)
  await form.getByRole('button', { name: words.account.change }).click()
  await expect(form.getByRole('status').filter({ hasText: words.account.passwordChanged })).toBeVisible()
  expect(await canSignIn(email, account.password)).toBe(false)
  expect(await canSignIn(email, password)).toBe(true)

  await site.reload()
  await expect(details.getByLabel(words.account.phone)).toHaveValue(stored.phone)
})

test.describe('with a failure in between', () => {
  test.use({ expectedConsole: new RegExp(`${FAILED_RESOURCE.source}|^Could not delete the account`) })

  test('deleting the account deletes orders, record and sign-in', async ({ signedIn: { site, account } }) => {
    const { uid, email, password } = account
    await addOrders(uid, [sample(plans)])
    await store({ [`users/${uid}`]: { name: 'Asha Menon', email, phone: '1' } })
    await visit(site, '/account')
    const phone = section(site, words.account.details).getByLabel(words.account.phone)
    await expect(phone).toHaveValue('1')
    await section(site, words.account.delete).getByRole('button', { name: words.account.deleteOpen }).click()
    const dialog = site.getByRole('dialog', { name: words.account.deleteQuestion })
    const confirm = dialog.getByRole('button', { name: words.account.deleteConfirm })
    await site.route(`${AUTH}/**/accounts:delete**`, (route) => route.abort(), { times: 1 })
    await dialog.getByLabel(words.account.deletePassword).fill(password)
    await confirm.click()
    await expect(dialog.getByText(words.account.accountNotDeleted)).toBeVisible()
    expect(await readIds(`users/${uid}/orders`)).toEqual([])
    expect(await readDocument(`users/${uid}`)).toBeNull()
    expect(await readAuthUser(email)).toBeDefined()
    await expect(phone).toHaveValue('')

    await confirm.click()
    await expectPage(site, homeHeading)
    await expect(site).toHaveURL('/')
    await expect(textOf(site, words.account.deleted)).toBeVisible()
    expect(await readAuthUser(email)).toBeUndefined()
  })
})

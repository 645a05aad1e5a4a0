import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { accountForm, accountMessages, authReasons } from '@/content/account'
import {
  createAccount,
  fillSignIn,
  fillSignUp,
  newPassword,
  newPerson,
  startSignedIn,
} from './helpers/account'
import { FIRESTORE, received } from './helpers/backend'
import { expectMessage, FAILED, fillMessage, newMessage, SENT, sendButton } from './helpers/contact'
import {
  breakBackend,
  faults,
  PLACES,
  passTimeout,
  placeAt,
  repairBackend,
  waitForToast,
  waitForToastToLeave,
} from './helpers/faults'
import {
  button,
  DESKTOP,
  expectPage,
  field,
  footer,
  main,
  navigate,
  textOf,
  toast,
  visit,
} from './helpers/page'
import { homeHeading } from './helpers/pages'
import { expect, test } from './helpers/test'

test.use({
  viewport: DESKTOP,
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsole: /^Failed to load resource|^Could not |net::ERR_|blocked by CORS policy/,
})

const newsletter = (page: Page) => footer(page).getByRole('textbox', { name: 'Email' })
const newAddress = () => `reader-${randomUUID()}@example.com`

async function expectNewsletterFails(page: Page) {
  const address = newAddress()
  await newsletter(page).fill(address)
  await newsletter(page).press('Enter')
  await waitForToast(page, FAILED)
  await expect(newsletter(page)).toHaveValue(address)
  await waitForToastToLeave(page, FAILED)
}

for (const [index, fault] of faults.entries()) {
  test(`with the backend ${fault}, every page works, reports the failure and keeps what was typed`, async ({
    site,
  }) => {
    test.slow()
    await site.clock.install()
    await breakBackend(site, fault)
    // Each fault starts on another page, so that each page is also tested with the content of the build.
    const first = placeAt(index)
    await visit(site, first.path)
    await site.mouse.wheel(0, 200)
    await expectPage(site, first.heading)

    // This page contains no snapshot for the others, so they must request their data.
    await visit(site, '/terms')
    for (const { path, heading, withoutData } of PLACES) {
      // The timeout starts with the request, which needs its code first.
      const request = withoutData && site.waitForRequest(FIRESTORE)
      await navigate(site, path)
      await expectPage(site, withoutData ? undefined : heading)
      if (withoutData) {
        await request
        await passTimeout(site, fault)
        await expect(textOf(site, withoutData)).toBeVisible()
        await expect(button(site, 'Retry').first()).toBeVisible()
      }
    }
    await expectNewsletterFails(site)

    const typed = { email: newAddress(), password: newPassword() }
    await fillSignIn(site, typed)
    await button(site, 'SignIn').click()
    await passTimeout(site, fault)
    await expect(main(site).getByRole('alert')).toHaveText(/try again/i)
    await expect(field(site, 'Email')).toHaveValue(typed.email)
    await expect(field(site, 'Password')).toHaveValue(typed.password)

    await navigate(site, '/contact')
    const message = newMessage()
    await fillMessage(site, message)
    await sendButton(site).click()
    await waitForToast(site, FAILED)
    await expectMessage(site, message)

    await repairBackend(site)
    await waitForToastToLeave(site, FAILED)
    await sendButton(site).click()
    await expect(toast(site, SENT)).toBeVisible()
    expect(await received(message.msg)).toHaveLength(1)
  })
}

test('every page works for a signed-in user, whatever the sign-in service responds', async ({ site }) => {
  test.slow()
  const account = await createAccount()
  for (const [index, fault] of faults.entries()) {
    // Firebase signs the user out if the service rejects the token.
    await startSignedIn(site, account)
    await breakBackend(site, fault)
    const { path, heading } = placeAt(index % (PLACES.length - 1))
    await visit(site, path)
    await expectPage(site, heading)
    await repairBackend(site)
  }
})

test('a lost connection in the middle of a form loses nothing', async ({ site, context }) => {
  test.slow()
  const offline = async (press: () => Promise<void>, isReported: () => Promise<void>) => {
    await context.setOffline(true)
    await press()
    await isReported()
    await context.setOffline(false)
  }
  const expectOffline = () => expect(main(site).getByRole('alert')).toHaveText(authReasons.offline)
  const expectFailed = () => waitForToast(site, FAILED)

  await test.step('contact and newsletter', async () => {
    const message = newMessage()
    const address = newAddress()
    await site.clock.install()
    const toastCode = site.waitForResponse(/\/ToastLists-/)
    await visit(site, '/contact')
    await fillMessage(site, message)
    await newsletter(site).fill(address)
    // It loads with the first interaction. Without it, a toast waits for the network.
    await (await toastCode).finished()
    await offline(() => sendButton(site).click(), expectFailed)
    await expectMessage(site, message)
    await expect(newsletter(site)).toHaveValue(address)
    await waitForToastToLeave(site, FAILED)
    await offline(() => newsletter(site).press('Enter'), expectFailed)
    await expect(newsletter(site)).toHaveValue(address)
    await newsletter(site).press('Enter')
    await expect(newsletter(site)).toHaveValue('')
    await sendButton(site).click()
    await waitForToast(site, SENT)
    expect(await received(message.msg)).toHaveLength(1)
  })

  await test.step('sign-up', async () => {
    const person = newPerson()
    await visit(site, '/signup')
    await fillSignUp(site, person)
    await offline(() => button(site, 'SignUp').click(), expectOffline)
    for (const [label, text] of [
      ['Name', person.name],
      ['Email', person.email],
      ['Phone', person.phone],
      ['Password', person.password],
    ] as const) {
      await expect(field(site, label)).toHaveValue(text)
    }
  })

  await test.step('sign-in', async () => {
    const account = await createAccount()
    await navigate(site, '/login')
    await fillSignIn(site, account)
    await offline(() => button(site, 'SignIn').click(), expectOffline)
    await expect(field(site, 'Email')).toHaveValue(account.email)
    await button(site, 'SignIn').click()
    await expectPage(site, homeHeading)
  })

  await test.step('account', async () => {
    await navigate(site, '/account')
    const details = site.getByRole('region', { name: accountForm.details, exact: true })
    const save = details.getByRole('button', { name: accountForm.save })
    await details.getByLabel(accountForm.phone).fill('+1 212 555 0100')
    await offline(
      () => save.click(),
      () => expect(details.getByText(accountMessages.notSaved)).toBeVisible(),
    )
    await expect(details.getByLabel(accountForm.phone)).toHaveValue('+1 212 555 0100')
    await save.click()
    await expect(details.getByText(accountMessages.saved, { exact: true })).toBeVisible()
  })
})

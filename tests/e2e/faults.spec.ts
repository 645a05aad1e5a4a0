import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { createAccount, fillSignIn, newPassword, startSignedIn } from './helpers/account'
import { received } from './helpers/backend'
import { expectMessage, FAILED, fillMessage, newMessage, SENT, sendButton } from './helpers/contact'
import {
  breakBackend,
  expectFailure,
  PLACES,
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

// The other faults differ only in what Firebase's SDK receives: see tests/unit/data/faults.test.ts.
for (const [index, fault] of (['down', 'slow'] as const).entries()) {
  test(`with the backend ${fault}, every page works, reports the failure and keeps what was typed`, async ({
    site,
  }) => {
    test.slow()
    await site.clock.install()
    await breakBackend(site, fault)
    // One page is also tested with the content of the build.
    const first = placeAt(index)
    await visit(site, first.path)
    await site.mouse.wheel(0, 200)
    await expectPage(site, first.heading)

    // This page contains no snapshot for the others, so they must request their data.
    await visit(site, '/terms')
    for (const { path, heading, withoutData } of PLACES) {
      await navigate(site, path)
      await expectPage(site, withoutData ? undefined : heading)
      if (withoutData) {
        await expectFailure(site, fault, textOf(site, withoutData))
        await expect(button(site, 'Retry').first()).toBeVisible()
      }
    }
    await expectNewsletterFails(site)

    const typed = { email: newAddress(), password: newPassword() }
    await fillSignIn(site, typed)
    await button(site, 'SignIn').click()
    await expectFailure(
      site,
      fault,
      main(site)
        .getByRole('alert')
        .filter({ hasText: /try again/i }),
    )
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

test('pages work for a signed-in user, whatever the sign-in service responds', async ({ site }) => {
  test.slow()
  const account = await createAccount()
  const responses = ['slow', 'responding with 403', 'responding with HTML'] as const
  for (const [index, fault] of responses.entries()) {
    // Firebase signs the user out if the service rejects the token.
    await startSignedIn(site, account)
    await breakBackend(site, fault)
    const { path, heading } = placeAt(index + 2)
    await visit(site, path)
    await expectPage(site, heading)
    await repairBackend(site)
  }
})

test('a lost connection in the middle of a form loses nothing', async ({ site, context }) => {
  const whileOffline = async (press: () => Promise<void>) => {
    await context.setOffline(true)
    await press()
    await waitForToast(site, FAILED)
    await context.setOffline(false)
  }
  const message = newMessage()
  const address = newAddress()
  await site.clock.install()
  await visit(site, '/contact')
  await fillMessage(site, message)
  await newsletter(site).fill(address)
  await whileOffline(() => sendButton(site).click())
  await expectMessage(site, message)
  await expect(newsletter(site)).toHaveValue(address)
  await waitForToastToLeave(site, FAILED)
  await whileOffline(() => newsletter(site).press('Enter'))
  await expect(newsletter(site)).toHaveValue(address)
  await newsletter(site).press('Enter')
  await expect(newsletter(site)).toHaveValue('')
  await sendButton(site).click()
  await waitForToast(site, SENT)
  expect(await received(message.msg)).toHaveLength(1)
})

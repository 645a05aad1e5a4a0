import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { createAccount, signInBefore } from './account'
import { expectTyped, FAILED, newMessage, received, SENT, sendButton, type } from './contact'
import {
  breakBackend,
  expectStanding,
  FAULTS,
  type Fault,
  fillSignIn,
  goOn,
  main,
  mendBackend,
  PLACES,
  toast,
  waitForToast,
  waitForToastToGo,
  waitOut,
} from './faults'
import { DESKTOP, expect, FIRESTORE, test, visit } from './site'

test.use({
  viewport: DESKTOP,
  contextOptions: { reducedMotion: 'reduce' },
  expectedNoise: /^Failed to load resource|^Could not |net::ERR_|blocked by CORS policy/,
})

const newsletter = (page: Page) => page.getByRole('contentinfo').getByRole('textbox', { name: 'Email' })
const homeHeading = (page: Page) => main(page).getByRole('heading', { name: PLACES[0]?.heading ?? '' })

const PERSON = { email: 'asha@triveni.example', password: 'monsoon-1947' }

/** On every page stands the newsletter's box: it says that it failed, and keeps the address. */
async function expectNewsletterFails(page: Page) {
  const address = `reader-${randomUUID()}@example.com`
  await newsletter(page).fill(address)
  await newsletter(page).press('Enter')
  await waitForToast(page, FAILED)
  await expect(newsletter(page)).toHaveValue(address)
  await waitForToastToGo(page, FAILED)
}

for (const [index, fault] of (Object.keys(FAULTS) as Fault[]).entries()) {
  test(`with the backend ${fault} every page stands, says so and keeps what was typed`, async ({ site }) => {
    test.slow()
    await site.clock.install()
    await breakBackend(site, fault)
    // Each fault meets another page as the first one, and with it what the build put there.
    const first = PLACES[index % PLACES.length] ?? { path: '/', heading: '' }
    await visit(site, first.path)
    await site.mouse.wheel(0, 200)
    await expectStanding(site, first.heading)

    // From a page that brings nothing along, the others have to ask.
    await visit(site, '/terms')
    for (const { path, heading, withoutData } of PLACES) {
      // The time of an answer runs from the request, whose code has to be fetched first.
      const asked = withoutData && site.waitForRequest(FIRESTORE)
      await goOn(site, path)
      await expectStanding(site, withoutData ? undefined : heading)
      if (withoutData) {
        await asked
        await waitOut(site, fault)
        await expect(main(site).getByText(withoutData)).toBeVisible()
        await expect(main(site).getByRole('button', { name: 'Retry' }).first()).toBeVisible()
      }
      await expectNewsletterFails(site)
    }

    await fillSignIn(site, PERSON)
    await main(site).getByRole('button', { name: 'SignIn', exact: true }).click()
    await waitOut(site, fault)
    await expect(main(site).getByRole('alert')).toHaveText(/Try again|try again/)
    await expect(main(site).getByLabel('Email')).toHaveValue(PERSON.email)
    await expect(main(site).getByLabel('Password', { exact: true })).toHaveValue(PERSON.password)

    await goOn(site, '/contact')
    const message = newMessage()
    await type(site, message)
    await sendButton(site).click()
    await waitForToast(site, FAILED)
    await expectTyped(site, message)

    await mendBackend(site)
    await waitForToastToGo(site, FAILED)
    await sendButton(site).click()
    await expect(toast(site, SENT)).toBeVisible()
    expect(await received(message.msg)).toHaveLength(1)
  })
}

test('somebody signed in before finds every page standing, whatever the sign-in service answers', async ({
  site,
}) => {
  test.slow()
  const account = await createAccount()
  for (const [index, fault] of (Object.keys(FAULTS) as Fault[]).entries()) {
    // The provider's own code forgets whoever it is told nothing about.
    await signInBefore(site, account)
    await breakBackend(site, fault)
    const { path, heading } = PLACES[index % (PLACES.length - 1)] ?? { path: '/', heading: '' }
    await visit(site, path)
    await expectStanding(site, heading)
    await mendBackend(site)
  }
})

test('a network that goes away in the middle of a form takes nothing with it', async ({ site, context }) => {
  test.slow()
  const away = async (act: () => Promise<void>, says: () => Promise<void>) => {
    await context.setOffline(true)
    await act()
    await says()
    await context.setOffline(false)
  }
  const submit = (name: string) => main(site).getByRole('button', { name, exact: true })

  await test.step('contact and newsletter', async () => {
    const message = newMessage()
    const address = `reader-${randomUUID()}@example.com`
    await visit(site, '/contact')
    await type(site, message)
    await newsletter(site).fill(address)
    await away(
      () => sendButton(site).click(),
      () => expect(toast(site, FAILED)).toBeVisible(),
    )
    await expectTyped(site, message)
    await expect(newsletter(site)).toHaveValue(address)
    await expect(toast(site, FAILED)).toBeHidden()
    await away(
      () => newsletter(site).press('Enter'),
      () => expect(toast(site, FAILED)).toBeVisible(),
    )
    await expect(newsletter(site)).toHaveValue(address)
    await newsletter(site).press('Enter')
    await expect(newsletter(site)).toHaveValue('')
    await sendButton(site).click()
    await expect(toast(site, SENT)).toBeVisible()
    expect(await received(message.msg)).toHaveLength(1)
  })

  await test.step('sign-up', async () => {
    const email = `asha-${randomUUID()}@triveni.example`
    const typed = { Name: 'Asha', Email: email, Phone: '98400 12345', Password: 'monsoon-1947' }
    await visit(site, '/signup')
    for (const [label, text] of Object.entries({ ...typed, 'Confirm password': typed.Password })) {
      await main(site).getByLabel(label, { exact: true }).fill(text)
    }
    await away(
      () => submit('SignUp').click(),
      () => expect(main(site).getByRole('alert')).toHaveText(/No connection/),
    )
    for (const [label, text] of Object.entries(typed)) {
      await expect(main(site).getByLabel(label, { exact: true })).toHaveValue(text)
    }
    await goOn(site, '/login')
  })

  const account = await createAccount()
  await test.step('sign-in', async () => {
    await fillSignIn(site, account)
    await away(
      () => submit('SignIn').click(),
      () => expect(main(site).getByRole('alert')).toHaveText(/No connection/),
    )
    await expect(main(site).getByLabel('Email')).toHaveValue(account.email)
    await submit('SignIn').click()
    await expect(homeHeading(site)).toBeVisible()
  })

  await test.step('account', async () => {
    await goOn(site, '/account')
    const details = site.getByRole('region', { name: 'Details', exact: true })
    await details.getByLabel('Phone').fill('+1 212 555 0100')
    await away(
      () => details.getByRole('button', { name: 'Save' }).click(),
      () => expect(details.getByText('This could not be saved. Try again.')).toBeVisible(),
    )
    await expect(details.getByLabel('Phone')).toHaveValue('+1 212 555 0100')
    await details.getByRole('button', { name: 'Save' }).click()
    await expect(details.getByText('Saved', { exact: true })).toBeVisible()
  })
})

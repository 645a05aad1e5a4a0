import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { storedDocument } from './backend'
import { expect, FIRESTORE, test, visit } from './site'

const main = (page: Page) => page.getByRole('main')
const email = (page: Page) => main(page).getByRole('textbox', { name: 'Email' })
const button = (page: Page) => main(page).getByRole('button', { name: /^Unsubscribe|^Sending/ })
const requestOf = (address: string) => storedDocument(`unsubscribe/${address}`)
const newAddress = () => `reader-${randomUUID()}@example.com`
const DONE = 'If this address was subscribed, the next letter goes out without it.'

test('a link in a newsletter fills in the address and sends nothing until the button is pressed', async ({
  site,
}) => {
  const address = newAddress()
  await visit(site, `/unsubscribe?email=${encodeURIComponent(address.toUpperCase())}`)
  await expect(email(site)).toHaveValue(address.toUpperCase())
  expect(await requestOf(address)).toBeNull()
  await button(site).click()
  await expect(main(site).getByRole('status')).toHaveText(DONE)
  await expect(main(site).getByRole('link', { name: 'Home' })).toBeFocused()
  const first = await requestOf(address)
  expect(Object.keys(first ?? {})).toEqual(['at'])

  // A second request, from the footer: same message, new time.
  await visit(site, '/about')
  await site.getByRole('link', { name: 'Unsubscribe at any time' }).click()
  await email(site).fill(` ${address} `)
  await email(site).press('Enter')
  await expect(main(site).getByRole('status')).toHaveText(DONE)
  expect((await requestOf(address))?.at).not.toBe(first?.at)
})

test('an empty and an invalid address show an error at the field', async ({ site }) => {
  await visit(site, '/unsubscribe')
  await button(site).click()
  await expect(email(site)).toBeFocused()
  await expect(email(site)).toHaveAccessibleDescription('Email Is Required !!')
  await email(site).fill('a/b@example.com')
  await button(site).click()
  await expect(email(site)).toHaveAccessibleDescription('This does not look like an e-mail address.')
})

test.describe('when it fails', () => {
  test.use({ expectedNoise: /^Failed to load resource|^Could not write to unsubscribe/ })

  test('it shows an error, keeps the address, and a second press succeeds', async ({ site }) => {
    const address = newAddress()
    await visit(site, `/unsubscribe?email=${address}`)
    await site.route(FIRESTORE, (route) => route.abort())
    await button(site).click()
    await expect(main(site).getByRole('alert')).toHaveText('Something went wrong!! Our Try again later')
    await expect(email(site)).toHaveValue(address)
    await site.unroute(FIRESTORE)
    await button(site).click()
    await expect(main(site).getByRole('status')).toHaveText(DONE)
    expect(await requestOf(address)).not.toBeNull()
  })
})

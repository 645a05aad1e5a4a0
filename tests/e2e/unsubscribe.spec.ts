import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { storedDocument } from './backend'
import { expect, FIRESTORE, test, visit } from './site'

const main = (page: Page) => page.getByRole('main')
const email = (page: Page) => main(page).getByRole('textbox', { name: 'Email' })
const button = (page: Page) => main(page).getByRole('button', { name: /^Unsubscribe|^Sending/ })
const wishOf = (address: string) => storedDocument(`unsubscribe/${address}`)
const newAddress = () => `reader-${randomUUID()}@example.com`
const DONE = 'If this address was subscribed, the next letter goes out without it.'

test('a link in a letter names its reader and does nothing until the press, which answers', async ({
  site,
}) => {
  const address = newAddress()
  await visit(site, `/unsubscribe?email=${encodeURIComponent(address.toUpperCase())}`)
  await expect(email(site)).toHaveValue(address.toUpperCase())
  expect(await wishOf(address)).toBeNull()
  await button(site).click()
  await expect(main(site).getByRole('status')).toHaveText(DONE)
  await expect(main(site).getByRole('link', { name: 'Home' })).toBeFocused()
  const first = await wishOf(address)
  expect(Object.keys(first ?? {})).toEqual(['at'])

  // Once more, from the footer this time: the answer is the same, the time is the last one's.
  await visit(site, '/about')
  await site.getByRole('link', { name: 'Unsubscribe at any time' }).click()
  await email(site).fill(` ${address} `)
  await email(site).press('Enter')
  await expect(main(site).getByRole('status')).toHaveText(DONE)
  expect((await wishOf(address))?.at).not.toBe(first?.at)
})

test('an empty and a wrong address are named at the field', async ({ site }) => {
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

  test('it says so, keeps the address, and a second press does it', async ({ site }) => {
    const address = newAddress()
    await visit(site, `/unsubscribe?email=${address}`)
    await site.route(FIRESTORE, (route) => route.abort())
    await button(site).click()
    await expect(main(site).getByRole('alert')).toHaveText('Something went wrong!! Our Try again later')
    await expect(email(site)).toHaveValue(address)
    await site.unroute(FIRESTORE)
    await button(site).click()
    await expect(main(site).getByRole('status')).toHaveText(DONE)
    expect(await wishOf(address)).not.toBeNull()
  })
})

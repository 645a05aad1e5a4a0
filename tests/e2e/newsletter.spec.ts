import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { words } from '../content'
import { FIRESTORE, subscribed, unsubscribed } from './helpers/backend'
import { FAILED } from './helpers/contact'
import { DESKTOP, footer, main, toast, visit } from './helpers/page'
import { expect, FAILED_RESOURCE, test } from './helpers/test'

test.use({
  viewport: DESKTOP,
  expectedConsole: new RegExp(`${FAILED_RESOURCE.source}|^Could not send the form`),
})

const newAddress = () => `reader-${randomUUID()}@example.com`

/** The next write arrives, and its response is lost. */
const loseResponse = (page: Page) =>
  page.route(FIRESTORE, async (route) => {
    await route.fetch()
    await route.abort()
  })

test('an address is kept after a failure and stored by the next press, and a known one gets the same response', {
  tag: '@smoke',
}, async ({ site }) => {
  const address = newAddress()
  const field = footer(site).getByRole('textbox', { name: words.newsletter.email })
  const answer = footer(site).getByText(words.newsletter.success)
  await visit(site, '/terms')
  await loseResponse(site)
  await field.fill(` ${address.toUpperCase()} `)
  await field.press('Enter')
  await expect(toast(site, FAILED)).toBeVisible()
  await expect(field).toHaveValue(new RegExp(address, 'i'))
  await site.unroute(FIRESTORE)
  await field.press('Enter')
  await expect(toast(site, words.newsletter.success)).toBeVisible()
  await expect(field).toHaveValue('')
  expect((await subscribed(address))[0]?.keys).toHaveLength(1)

  await field.fill(address)
  await expect(answer).toBeHidden()
  await field.press('Enter')
  await expect(answer).toBeVisible()
  const list = await subscribed(address)
  expect(list).toHaveLength(1)
  expect(list[0]?.keys).toHaveLength(2)
})

test('a link from a newsletter fills in the address, and only the press unsubscribes it, also after a failure', async ({
  site,
}) => {
  const address = newAddress()
  const field = main(site).getByRole('textbox', { name: words.unsubscribe.email })
  await visit(site, `/unsubscribe?email=${encodeURIComponent(address)}`)
  await expect(field).toHaveValue(address)
  expect(await unsubscribed(address)).toBeUndefined()
  await loseResponse(site)
  await field.press('Enter')
  await expect(main(site).getByRole('alert').getByText(FAILED)).toBeVisible()
  await expect(field).toHaveValue(address)
  await site.unroute(FIRESTORE)
  await field.press('Enter')
  await expect(main(site).getByRole('status')).toHaveText(words.unsubscribe.success)
  await expect(main(site).getByRole('link', { name: words.unsubscribe.home })).toBeFocused()
  expect((await unsubscribed(address))?.keys).toHaveLength(1)
})

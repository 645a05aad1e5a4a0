import { randomUUID } from 'node:crypto'
import { words } from '../content'
import { subscribed, unsubscribed } from './helpers/backend'
import { footer, main, toast, visit } from './helpers/page'
import { expect, test } from './helpers/test'

// For failures, see tests/unit/pages/unsubscribe/addressForms.test.tsx.
test('a reader subscribes, and unsubscribes by a link in a newsletter', { tag: '@smoke' }, async ({
  site,
}) => {
  const address = `reader-${randomUUID()}@example.com`
  const typed = footer(site).getByRole('textbox', { name: words.newsletter.email })
  await visit(site, '/terms')
  await typed.fill(` ${address.toUpperCase()} `)
  await typed.press('Enter')
  await expect(toast(site, words.newsletter.success)).toBeVisible()
  await expect(typed).toHaveValue('')
  expect(await subscribed(address)).toMatchObject([{ keys: [expect.any(String)] }])

  const filledIn = main(site).getByRole('textbox', { name: words.unsubscribe.email })
  await visit(site, `/unsubscribe?email=${encodeURIComponent(address)}`)
  await expect(filledIn).toHaveValue(address)
  expect(await unsubscribed(address)).toBeUndefined()
  await filledIn.press('Enter')
  await expect(main(site).getByRole('status')).toHaveText(words.unsubscribe.success)
  await expect(main(site).getByRole('link', { name: words.unsubscribe.home })).toBeFocused()
  expect((await unsubscribed(address))?.keys).toHaveLength(1)
})

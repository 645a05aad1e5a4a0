import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { labels } from '@/content/labels'
import { newsletterMessages, unsubscribeMessages } from '@/content/messages'
import { FIRESTORE, subscribed, unsubscribed } from './helpers/backend'
import { FAILED } from './helpers/contact'
import { waitForToastToLeave } from './helpers/faults'
import { DESKTOP, footer, main, toast, visit } from './helpers/page'
import { expect, test } from './helpers/test'

test.use({ viewport: DESKTOP })

const SUBSCRIBED = 'You Have Subscribed To Our News Leetter !!'
const newAddress = () => `reader-${randomUUID()}@example.com`
const email = (form: (page: Page) => ReturnType<typeof main>, page: Page) =>
  form(page).getByRole('textbox', { name: 'Email' })

const forms = [
  {
    name: 'subscribing',
    path: '/terms',
    form: footer,
    failure: (page: Page) => toast(page, FAILED),
    success: (page: Page) => toast(page, SUBSCRIBED),
    documents: async (address: string) => (await subscribed(address))[0]?.documents,
  },
  {
    name: 'unsubscribing',
    path: '/unsubscribe',
    form: main,
    failure: (page: Page) => main(page).getByRole('alert').getByText(FAILED),
    success: (page: Page) => main(page).getByRole('status').getByText(unsubscribeMessages.success),
    documents: async (address: string) => (await unsubscribed(address))?.documents,
  },
]

for (const { name, path, form, failure, success, documents } of forms) {
  test.describe(name, () => {
    test.use({ expectedConsole: /^Failed to load resource|^Could not write to / })

    test('names a missing and a wrong address at the field and keeps it', async ({ site }) => {
      await visit(site, path)
      const field = email(form, site)
      await field.press('Enter')
      await expect(field).toBeFocused()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription('Email Is Required !!')
      for (const wrong of ['a/b@example.com', '\u202easha@example.com', 'asha,ravi@example.com']) {
        await field.fill(wrong)
        await expect(field).not.toHaveAttribute('aria-invalid')
        await field.press('Enter')
        await expect(field).toHaveAccessibleDescription(newsletterMessages.email.invalid)
        await expect(field).toHaveValue(wrong)
      }
    })

    test('keeps the address after a failure and succeeds with the next press', async ({ site }) => {
      const address = newAddress()
      await visit(site, path)
      // The write arrives and its response is lost.
      await site.route(FIRESTORE, async (route) => {
        await route.fetch()
        await route.abort()
      })
      await email(form, site).fill(` ${address.toUpperCase()} `)
      await email(form, site).press('Enter')
      await expect(failure(site)).toBeVisible()
      await expect(email(form, site)).toHaveValue(new RegExp(address, 'i'))
      await site.unroute(FIRESTORE)
      await email(form, site).press('Enter')
      await expect(success(site)).toBeVisible()
      expect(await documents(address)).toHaveLength(1)
    })
  })
}

test('a known address gets the same response as a new one', async ({ site }) => {
  const address = newAddress()
  await site.clock.install()
  await visit(site, '/about')
  for (let round = 0; round < 2; round++) {
    await email(footer, site).fill(address)
    await email(footer, site).press('Enter')
    await expect(toast(site, SUBSCRIBED)).toBeVisible()
    await expect(email(footer, site)).toHaveValue('')
    expect(await subscribed(address)).toHaveLength(1)
    await waitForToastToLeave(site, SUBSCRIBED)
  }
})

test('a link from a newsletter fills in the address, and only the press unsubscribes it', async ({
  site,
}) => {
  const address = newAddress()
  await visit(site, `/unsubscribe?email=${encodeURIComponent(address)}`)
  await expect(email(main, site)).toHaveValue(address)
  expect(await unsubscribed(address)).toBeUndefined()
  await email(main, site).press('Enter')
  await expect(main(site).getByRole('status')).toHaveText(unsubscribeMessages.success)
  await expect(main(site).getByRole('link', { name: 'Home' })).toBeFocused()
  const first = await unsubscribed(address)

  // The latest request counts.
  await visit(site, '/about')
  await footer(site).getByRole('link', { name: labels.footer.leaveNewsletter }).click()
  await email(main, site).fill(address)
  await email(main, site).press('Enter')
  await expect(main(site).getByRole('status')).toHaveText(unsubscribeMessages.success)
  const latest = await unsubscribed(address)
  expect(latest?.documents).toHaveLength(2)
  expect(Date.parse(latest?.createdAt ?? '')).toBeGreaterThan(Date.parse(first?.createdAt ?? ''))
})

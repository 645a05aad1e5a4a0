import type { Page } from '@playwright/test'
import { contactForm } from '@/content/forms'
import { contactMessages } from '@/content/messages'
import { pages, site as siteContent } from '../content'
import { FIRESTORE, received } from './helpers/backend'
import {
  EMPTY,
  expectMessage,
  FAILED,
  fillMessage,
  form,
  newMessage,
  SENT,
  sendButton,
} from './helpers/contact'
import {
  banner,
  DESKTOP,
  expectPage,
  field,
  hydrated,
  toast,
  visit,
  visitBeforeScripts,
} from './helpers/page'
import { expect, test } from './helpers/test'

test.use({ viewport: DESKTOP })

const country = (page: Page) => form(page).getByRole('combobox', { name: contactForm.country })

test('mistakes are named, a message can be sent with the keyboard, and the dialing code of the country is put before the phone', {
  tag: '@smoke',
}, async ({ site }) => {
  const { name, email, phone, msg } = newMessage()
  await visit(site, '/contact')
  await sendButton(site).press('Enter')
  await expect(field(site, contactForm.name)).toHaveAccessibleDescription(contactMessages.nameRequired)
  await expect(field(site, contactForm.name)).toBeFocused()
  const { keyboard } = site
  await keyboard.type(name)
  await keyboard.press('Tab')
  await keyboard.type(email)
  await keyboard.press('Tab')
  await expect(country(site)).toBeFocused()
  await keyboard.type('ind')
  await expect(country(site)).toHaveValue('IN')
  await keyboard.press('Tab')
  for (const text of [phone, phone, msg]) {
    await keyboard.type(text)
    await keyboard.press('Tab')
  }
  await expect(sendButton(site)).toBeFocused()
  await keyboard.press('Enter')
  await expect(toast(site, SENT)).toBeVisible()
  await expect(sendButton(site)).toBeFocused()
  await expect(country(site)).toHaveValue('')
  expect(await received(msg)).toMatchObject([{ phone: `+91 ${phone}` }])
})

test('a message that is sent before the app has loaded arrives once', async ({ site }) => {
  const message = newMessage()
  const startScripts = await visitBeforeScripts(site, '/contact')
  await fillMessage(site, message)
  await sendButton(site).click()
  await sendButton(site).click()
  await startScripts()
  await expect(toast(site, SENT)).toBeVisible()
  expect(await received(message.msg)).toHaveLength(1)
})

test('while the backend keeps a message waiting, a link opens its page, and the message still arrives', async ({
  site,
}) => {
  const message = newMessage()
  let answer = () => {}
  const released = new Promise<void>((resolve) => (answer = resolve))
  await site.route(FIRESTORE, async (route) => {
    await released
    await route.continue()
  })
  await visit(site, '/contact')
  await fillMessage(site, message)
  await sendButton(site).click()
  await expect(sendButton(site)).toHaveText(contactMessages.sending)
  await banner(site).getByRole('link', { name: 'Services', exact: true }).click()
  await expectPage(site, pages.services.heading)
  answer()
  await expect(toast(site, SENT)).toBeVisible()
  expect(await received(message.msg)).toHaveLength(1)
})

test.describe('when a response is lost', () => {
  test.use({ expectedConsole: /^Failed to load resource|^Could not send the form/ })

  test('a message stays in the form, survives a reload and arrives once when it is sent again', async ({
    site,
  }) => {
    const message = newMessage()
    await site.clock.install()
    await site.route(FIRESTORE, async (route) => {
      expect((await route.fetch()).ok()).toBe(true)
      await route.abort('connectionreset')
    })
    await visit(site, '/contact')
    await fillMessage(site, message)
    await country(site).selectOption('IN')
    await sendButton(site).click()
    await expect(toast(site, FAILED)).toBeVisible()
    await expect(form(site).getByRole('link', { name: siteContent.contact.email })).toBeVisible()
    await expectMessage(site, message)
    expect(await received(message.msg)).toHaveLength(1)

    await site.unroute(FIRESTORE)
    await site.reload()
    await hydrated(site)
    await expectMessage(site, message)
    await expect(country(site)).toHaveValue('IN')
    await sendButton(site).click()
    await expect(toast(site, SENT)).toBeVisible()
    await expectMessage(site, EMPTY)
    expect(await received(message.msg)).toHaveLength(1)
  })
})

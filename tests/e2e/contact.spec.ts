import type { Page } from '@playwright/test'
import { paths } from '@/paths'
import { site as siteContent, words } from '../content'
import { received } from './helpers/backend'
import { fillMessage, form, newMessage, sendButton } from './helpers/contact'
import { DESKTOP, field, toast, visit, visitBeforeScripts } from './helpers/page'
import { expect, test } from './helpers/test'

test.use({ viewport: DESKTOP })

const country = (page: Page) => form(page).getByRole('combobox', { name: words.contact.country })

test('mistakes are named, and the keyboard can send a message', { tag: '@smoke' }, async ({ site }) => {
  const { name, email, phone, msg } = newMessage()
  await visit(site, paths.contact)
  await expect(site.getByText(words.frame.scriptNotice({ email: siteContent.contact.email }))).toBeHidden()
  await sendButton(site).press('Enter')
  const first = field(site, words.contact.name)
  await expect(first).toHaveAccessibleDescription(words.contact.nameRequired)
  await expect(first).toBeFocused()
  for (const text of [name, email, 'India', phone, phone, msg]) {
    await site.keyboard.type(text)
    await site.keyboard.press('Tab')
  }
  await expect(sendButton(site)).toBeFocused()
  await site.keyboard.press('Enter')
  await expect(toast(site, words.contact.success)).toBeVisible()
  await expect(sendButton(site)).toBeFocused()
  await expect(country(site)).toHaveValue('')
  expect(await received(msg)).toMatchObject([{ phone: `+91 ${phone}` }])
})

test('a message that is sent before the app has loaded arrives once', async ({ site }) => {
  const message = newMessage()
  const startScripts = await visitBeforeScripts(site, paths.contact)
  await fillMessage(site, message)
  await sendButton(site).click()
  await sendButton(site).click()
  await startScripts()
  await expect(toast(site, words.contact.success)).toBeVisible()
  expect(await received(message.msg)).toHaveLength(1)
})

import type { Page } from '@playwright/test'
import { contactForm } from '@/content/forms'
import { contactMessages } from '@/content/messages'
import { site as siteContent } from '../content'
import { FIRESTORE, received } from './helpers/backend'
import {
  confirmPhoneLabel,
  EMPTY,
  expectMessage,
  FAILED,
  fillMessage,
  form,
  MIN_OPEN_MS,
  newMessage,
  SENT,
  sendButton,
} from './helpers/contact'
import { banner, DESKTOP, field, hydrated, toast, visit } from './helpers/page'
import { expect, test } from './helpers/test'

test.use({ viewport: DESKTOP })

const country = (page: Page) => form(page).getByRole('combobox', { name: contactForm.country })

test('mistakes are named, a message can be sent with the keyboard, and the dialing code of the country is put before the phone', {
  tag: '@smoke',
}, async ({ site }) => {
  const { name, email, phone, msg } = newMessage()
  const { keyboard } = site
  await visit(site, '/contact')
  await sendButton(site).press('Enter')
  await expect(field(site, contactForm.name)).toHaveAccessibleDescription(contactMessages.nameRequired)
  await expect(field(site, contactForm.name)).toBeFocused()
  for (const text of [name, email, phone, msg]) {
    await keyboard.type(text)
    await keyboard.press('Tab')
  }
  await expect(country(site)).toBeFocused()
  await keyboard.type('ind')
  const option = form(site).getByRole('option').first()
  await expect(option).toHaveText('India +91')
  await expect(country(site)).toHaveAttribute('aria-expanded', 'true')
  await expect(country(site)).toHaveAttribute(
    'aria-activedescendant',
    (await option.getAttribute('id')) ?? '',
  )
  // Tab takes the highlighted option.
  await keyboard.press('Tab')
  await expect(country(site)).toHaveValue('India +91')
  await expect(country(site)).toHaveAttribute('aria-expanded', 'false')
  await keyboard.type(phone)
  await keyboard.press('Tab')
  await expect(sendButton(site)).toBeFocused()
  await keyboard.press('Enter')
  await expect(toast(site, SENT)).toBeVisible()
  await expect(sendButton(site)).toBeFocused()
  await expect(country(site)).toHaveValue('')
  expect(await received(msg)).toMatchObject([{ phone: `+91 ${phone}` }])
})

test('the list of countries fits into a small window, and Tab leads from it to the next field', async ({
  site,
}) => {
  await visit(site, '/contact')
  for (const viewport of [DESKTOP, { width: 740, height: 360 }, { width: 320, height: 256 }]) {
    await site.setViewportSize(viewport)
    for (const block of ['start', 'end'] as const) {
      await country(site).evaluate((input, place) => input.scrollIntoView({ block: place }), block)
      for (const key of ['ArrowDown', 'PageDown']) await country(site).press(key)
      const active = await country(site).getAttribute('aria-activedescendant')
      const option = form(site).locator(`[id="${active}"]`)
      await expect(option, `${viewport.width} px, ${block}`).toBeInViewport({ ratio: 1 })
      const bar = await banner(site).boundingBox()
      const box = await option.boundingBox()
      expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
      if (block === 'end' && viewport.height === 360) {
        // It opens on the side that has room.
        expect(box?.y).toBeLessThan((await country(site).boundingBox())?.y ?? 0)
      }
      await country(site).press('Tab')
      await expect(field(site, confirmPhoneLabel)).toBeFocused()
    }
  }
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
    await country(site).fill('India')
    await sendButton(site).click()
    await site.clock.runFor(MIN_OPEN_MS)
    await expect(toast(site, FAILED)).toBeVisible()
    await expect(form(site).getByRole('link', { name: siteContent.contact.email })).toBeVisible()
    await expectMessage(site, message)
    expect(await received(message.msg)).toHaveLength(1)

    await site.unroute(FIRESTORE)
    await site.reload()
    await hydrated(site)
    await expectMessage(site, message)
    await expect(country(site)).toHaveValue('India +91')
    await site.clock.runFor(MIN_OPEN_MS)
    await sendButton(site).click()
    await expect(toast(site, SENT)).toBeVisible()
    await expectMessage(site, EMPTY)
    expect(await received(message.msg)).toHaveLength(1)
  })
})

import type { Page } from '@playwright/test'
import { addToMessage, askAbout, contactForm, countrySelect } from '@/content/forms'
import { MESSAGE_MAX_CHARACTERS } from '@/content/limits'
import { countWrongFields, tooLong } from '@/content/messages'
import { pages } from '@/content/pages'
import { serviceCopy, serviceName } from '@/content/serviceCopy'
import { services } from '@/content/services'
import { site as siteContent } from '@/content/site'
import { FIRESTORE, received, subscribed } from './helpers/backend'
import {
  confirmPhoneLabel,
  EMPTY,
  expectMessage,
  FAILED,
  fillMessage,
  form,
  MIN_OPEN_MS,
  newMessage,
  REPEAT_MS,
  SENT,
  sendButton,
  TIMEOUT_MS,
} from './helpers/contact'
import { holdFirestore } from './helpers/fakeFirestore'
import {
  banner,
  DESKTOP,
  expectPage,
  field,
  footer,
  hydrated,
  main,
  toast,
  visit,
  visitBeforeScripts,
} from './helpers/page'
import { service } from './helpers/pages'
import { sample } from './helpers/published'
import { expect, test } from './helpers/test'

test.use({ viewport: DESKTOP })

const country = (page: Page) => form(page).getByRole('combobox', { name: contactForm.country })

/** Counts the writes of the page. */
async function countWrites(page: Page) {
  const writes: string[] = []
  await page.route(FIRESTORE, async (route) => {
    writes.push(route.request().url())
    await route.fallback()
  })
  return writes
}

test('every missing field is named, and the first one gets the focus', async ({ site }) => {
  await visit(site, '/contact')
  await sendButton(site).click()
  for (const [label, error] of [
    [contactForm.name, 'Name is required !!'],
    [contactForm.email, 'Email is required !!'],
    [contactForm.phone, 'Phone no. is required !!'],
    [contactForm.message, 'Message is required !!'],
  ] as const) {
    await expect(field(site, label)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(site, label)).toHaveAccessibleDescription(error)
  }
  await expect(field(site, contactForm.name)).toBeFocused()
  await expect(form(site).getByRole('alert')).toHaveText(countWrongFields(4))

  await field(site, contactForm.name).fill('Asha')
  await expect(field(site, contactForm.name)).not.toHaveAttribute('aria-invalid')
  await field(site, contactForm.email).fill('   ')
  await sendButton(site).click()
  await expect(field(site, contactForm.email)).toBeFocused()
  await expect(form(site).getByRole('alert')).toHaveText(countWrongFields(3))
})

test('a message that is too long is not cut', async ({ site }) => {
  const message = newMessage({ msg: 'x'.repeat(MESSAGE_MAX_CHARACTERS + 2) })
  await visit(site, '/contact')
  await fillMessage(site, message)
  await sendButton(site).click()
  await expect(field(site, contactForm.message)).toHaveAccessibleDescription(
    tooLong(MESSAGE_MAX_CHARACTERS, MESSAGE_MAX_CHARACTERS + 2),
  )
  await expectMessage(site, message)
})

test('a different confirm phone shows an error and does not prevent sending', async ({ site }) => {
  const message = newMessage({ confirmPhone: '98400 54321' })
  const confirmPhone = field(site, confirmPhoneLabel)
  await visit(site, '/contact')
  await fillMessage(site, message)
  await field(site, contactForm.message).focus()
  await expect(confirmPhone).toHaveAccessibleDescription('Phone No is not matching !!')
  await expect(form(site).getByRole('status').getByText('Phone No is not matching !!')).toBeVisible()

  const release = await holdFirestore(site)
  await sendButton(site).click()
  await expect(sendButton(site)).toHaveText('Sending ...')
  await expect(confirmPhone).toHaveAccessibleDescription('Phone No is not matching !!')
  release()
  await expect(toast(site, SENT)).toBeVisible()
  await expectMessage(site, EMPTY)
  await expect(confirmPhone).not.toHaveAttribute('aria-invalid')
  await expect(form(site).getByText('Phone No is not matching !!')).toBeVisible()
  expect(await received(message.msg)).toMatchObject([{ phone: message.phone }])
})

test.describe('with the keyboard', () => {
  test('a message can be sent, and the dialing code of the country is put before the phone', async ({
    site,
  }) => {
    const { name, email, phone, msg } = newMessage()
    const { keyboard } = site
    await visit(site, '/contact')
    await field(site, contactForm.name).focus()
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

  test('the list of countries can be walked through, and Escape closes it and then clears the choice', async ({
    site,
  }) => {
    await visit(site, '/contact')
    await country(site).press('ArrowDown')
    expect(await form(site).getByRole('option').count()).toBeGreaterThan(230)
    await country(site).press('ArrowDown')
    await country(site).press('Enter')
    await expect(country(site)).toHaveValue('United States +1')
    await country(site).press('ArrowDown')
    await country(site).press('Escape')
    await expect(country(site)).toHaveValue('United States +1')
    await country(site).press('Escape')
    await expect(country(site)).toHaveValue('')
    await country(site).pressSequentially('Atlantis')
    await expect(form(site).getByRole('status').getByText(countrySelect.none)).toBeAttached()
  })
})

for (const leaves of [true, false]) {
  const state = leaves ? 'has left the field' : 'is still in the field'
  test(`a country typed before the app has loaded is taken if the visitor ${state}`, async ({ site }) => {
    const start = await visitBeforeScripts(site, '/contact')
    await country(site).pressSequentially('ind')
    if (leaves) await field(site, contactForm.phone).focus()
    await start()
    await expect(country(site)).toHaveValue(leaves ? 'India +91' : 'ind')
    if (leaves) return
    await expect(country(site)).toHaveAttribute('aria-expanded', 'true')
    await country(site).press('Tab')
    await expect(country(site)).toHaveValue('India +91')
  })
}

test('the list of countries fits into a small window, and Tab leads from it to the next field', async ({
  site,
}) => {
  await visit(site, '/contact')
  for (const viewport of [DESKTOP, { width: 740, height: 360 }, { width: 320, height: 256 }]) {
    await site.setViewportSize(viewport)
    for (const block of ['start', 'end'] as const) {
      await country(site).evaluate((input, place) => input.scrollIntoView({ block: place }), block)
      for (let press = 0; press < 7; press++) await country(site).press('ArrowDown')
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

/** What can happen to a write, and whether the message arrives. */
const fates: {
  fate: string
  arrives?: boolean
  hangs?: boolean
  interfere: (page: Page) => Promise<unknown>
}[] = [
  {
    fate: 'cannot be sent',
    interfere: (page) => page.route(FIRESTORE, (route) => route.abort()),
  },
  {
    fate: 'arrives while its response is lost',
    arrives: true,
    interfere: (page) =>
      page.route(FIRESTORE, async (route) => {
        expect((await route.fetch()).ok()).toBe(true)
        await route.abort('connectionreset')
      }),
  },
  {
    fate: 'gets no response within ten seconds',
    hangs: true,
    interfere: (page) => page.route(FIRESTORE, () => {}),
  },
]

test.describe('a message', () => {
  test.use({ expectedConsole: /^Failed to load resource|^Could not write to contactMsg/ })

  for (const { fate, arrives = false, hangs = false, interfere } of fates) {
    test(`that ${fate} stays in the form, survives a reload and arrives once when it is sent again`, async ({
      site,
    }) => {
      const message = newMessage()
      await site.clock.install()
      await interfere(site)
      await visit(site, '/contact')
      await fillMessage(site, message)
      await country(site).fill('India')
      const request = site.waitForRequest(FIRESTORE)
      await sendButton(site).click()
      await site.clock.runFor(MIN_OPEN_MS)
      await request
      if (hangs) {
        await expect(sendButton(site)).toHaveText('Sending ...')
        await site.clock.runFor(TIMEOUT_MS)
      }
      await expect(toast(site, FAILED)).toBeVisible()
      await expect(form(site).getByRole('link', { name: siteContent.contact.email })).toBeVisible()
      await expectMessage(site, message)
      expect(await received(message.msg)).toHaveLength(arrives ? 1 : 0)

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

      // The same text again is a new message.
      await site.clock.runFor(REPEAT_MS)
      await fillMessage(site, message)
      await sendButton(site).click()
      await expect.poll(async () => (await received(message.msg)).length).toBe(2)
      await expectMessage(site, EMPTY)
      await site.reload()
      await hydrated(site)
      await expectMessage(site, EMPTY)
    })
  }
})

test.describe('the send button', () => {
  test('sends with the first press and ignores others for 5000 ms', async ({ site }) => {
    const message = newMessage()
    const writes = await countWrites(site)
    await site.clock.install({ time: '2026-11-20T06:12:00Z' })
    await site.clock.pauseAt('2026-11-20T06:13:00Z')
    await visit(site, '/contact')
    await fillMessage(site, message)
    await sendButton(site).dblclick()
    // Before three seconds have passed, it waits: programs fill in forms faster than people.
    await site.clock.runFor(MIN_OPEN_MS - 1)
    await expect(sendButton(site)).toHaveText('Sending ...')
    expect(writes).toHaveLength(0)
    await site.clock.runFor(1)
    await expect(toast(site, SENT)).toBeVisible()
    expect(writes).toHaveLength(1)

    await fillMessage(site, message)
    await site.clock.runFor(REPEAT_MS - MIN_OPEN_MS - 1)
    await expect(sendButton(site)).toBeDisabled()
    await sendButton(site).click({ force: true })
    await expect(sendButton(site)).toHaveText('Send message')
    expect(writes).toHaveLength(1)
    await site.clock.runFor(1)
    await sendButton(site).click()
    await expectMessage(site, EMPTY)
    expect(writes).toHaveLength(2)
  })

  test('keeps what is typed while a message is being sent', async ({ site }) => {
    const message = newMessage()
    await visit(site, '/contact')
    await fillMessage(site, message)
    const release = await holdFirestore(site)
    await sendButton(site).click()
    await field(site, contactForm.message).fill('And another thing.')
    release()
    await expect(toast(site, SENT)).toBeVisible()
    await expectMessage(site, { ...EMPTY, msg: 'And another thing.' })
    expect(await received(message.msg)).toHaveLength(1)
  })

  test('still shows the message being sent after a visit to another page', async ({ site }) => {
    const message = newMessage()
    await visit(site, '/contact')
    await fillMessage(site, message)
    const release = await holdFirestore(site)
    await sendButton(site).click()
    await banner(site).getByRole('link', { name: 'AboutUs' }).click()
    await expectPage(site, pages.about.heading)
    await site.goBack()
    await expect(sendButton(site)).toHaveText('Sending ...')
    await expectMessage(site, message)
    release()
    await expect(toast(site, SENT)).toBeVisible()
    await expectMessage(site, EMPTY)
    expect(await received(message.msg)).toHaveLength(1)
  })
})

test('a service page prefills the message, and never replaces a draft', async ({ site }) => {
  const message = field(site, contactForm.message)
  const other = sample(services.filter(({ slug }) => slug !== service.slug))
  await visit(site, `/services/${service.slug}`)
  await main(site).getByRole('link', { name: serviceCopy.ask }).click()
  await expect(message).toHaveValue(askAbout(serviceName(service)))
  // An untouched prefill is not a draft.
  await visit(site, `/contact?service=${other.slug}`)
  await expect(message).toHaveValue(askAbout(serviceName(other)))

  await message.fill('We have met in June.')
  await visit(site, `/contact?service=${service.slug}`)
  await expect(message).toHaveValue('We have met in June.')
  const add = form(site).getByRole('button', { name: addToMessage(serviceName(service)) })
  await add.click()
  await expect(message).toHaveValue(`We have met in June.\n\n${askAbout(serviceName(service))}`)
  await expect(add).toBeHidden()
})

test('a program that fills in the honeypot gets a success message, and nothing is stored', async ({
  site,
}) => {
  const message = newMessage()
  const writes = await countWrites(site)
  await visit(site, '/contact')
  await fillMessage(site, message)
  await form(site).locator('[name=reference]').fill('https://spam.example', { force: true })
  await sendButton(site).click()
  await expect(toast(site, SENT)).toBeVisible()
  await expectMessage(site, EMPTY)

  const address = `spam-${message.msg.slice(-8)}@example.com`
  await footer(site).getByRole('textbox', { name: 'Email' }).fill(address)
  await footer(site).locator('[name=reference]').fill('x', { force: true })
  await footer(site).getByRole('textbox', { name: 'Email' }).press('Enter')
  await expect(toast(site, 'You Have Subscribed To Our News Leetter !!')).toBeVisible()
  expect(writes).toEqual([])
  expect([...(await received(message.msg)), ...(await subscribed(address))]).toEqual([])
})

test('the offices show their local time and whether they are open', async ({ site }) => {
  await site.clock.install({ time: '2026-11-20T06:12:30Z' })
  await visit(site, '/contact')
  const india = main(site).getByRole('region', { name: 'India' })
  const usa = main(site).getByRole('region', { name: 'USA' })
  const clock = india.getByRole('time')
  await expect(india).toContainText(/Local time ?Fri 11:42 ?open now/)
  await expect(usa).toContainText(/Local time ?Fri 01:12 ?closed, opens 9:00/)
  await site.clock.runFor(30_000)
  await expect(clock).toHaveText('11:43')
  await site.clock.runFor(60_000)
  await expect(clock).toHaveText('11:44')
})

import type { Page } from '@playwright/test'
import {
  ANSWER_MS,
  expectTyped,
  FAILED,
  field,
  formOf,
  NOTHING,
  newMessage,
  OPEN_MS,
  PRESS_MS,
  received,
  SENT,
  sendButton,
  type,
} from './contact'
import { DESKTOP, expect, FIRESTORE, hydrated, test, visit } from './site'

test.use({ viewport: DESKTOP })

/** From now on time passes only as the test lets it. */
async function standStill(page: Page) {
  await page.clock.install({ time: '2026-11-20T06:12:00Z' })
  await page.clock.pauseAt('2026-11-20T06:13:00Z')
}

const toast = (page: Page, text: string) => page.locator('[popover]').getByText(text)

test.describe('what is missing', () => {
  test('is named at its field, counted aloud, and the first such field gets the focus', async ({ site }) => {
    await visit(site, '/contact')
    await sendButton(site).click()
    for (const [label, error] of [
      ['Name', 'Name is required !!'],
      ['Email', 'Email is required !!'],
      ['Phone', 'Phone no. is required !!'],
      ['Message', 'Message is required !!'],
    ] as const) {
      await expect(field(site, label)).toHaveAttribute('aria-invalid', 'true')
      await expect(field(site, label)).toHaveAccessibleDescription(error)
    }
    await expect(field(site, 'Name')).toBeFocused()
    await expect(formOf(site).getByRole('alert')).toHaveText('4 fields need your attention')

    await field(site, 'Name').fill('Asha')
    await expect(field(site, 'Name')).not.toHaveAttribute('aria-invalid')
    await field(site, 'Email').fill('   ')
    await sendButton(site).click()
    await expect(field(site, 'Email')).toBeFocused()
    await expect(formOf(site).getByRole('alert')).toHaveText('3 fields need your attention')
  })

  test('is all that counts: half an address is good enough to write', async ({ site }) => {
    const message = newMessage({ email: 'asha at example' })
    await visit(site, '/contact')
    await type(site, message)
    await sendButton(site).click()
    await expect(toast(site, SENT)).toBeVisible()
    expect(await received(message.msg)).toMatchObject([{ email: 'asha at example' }])
  })

  test('is said of what is too long, and nothing of it is cut off', async ({ site }) => {
    const message = newMessage({ phone: '9'.repeat(41), msg: '🧾'.repeat(2501) })
    await visit(site, '/contact')
    await type(site, message)
    await sendButton(site).click()
    await expect(field(site, 'Phone')).toHaveAccessibleDescription('Use at most 40 characters: there are 41.')
    await expect(field(site, 'Message')).toHaveAccessibleDescription(
      'Use at most 5,000 characters: there are 5,002.',
    )
    await expectTyped(site, message)
  })
})

test('a phone that was confirmed differently is shown and keeps nobody from writing', async ({ site }) => {
  const message = newMessage({ confirmPhone: '98400 54321' })
  await visit(site, '/contact')
  await type(site, message)
  await field(site, 'Message').focus()
  await expect(field(site, 'Confirm phone')).toHaveAccessibleDescription('Phone No is not matching !!')
  await expect(formOf(site).getByRole('status').getByText('Phone No is not matching !!')).toBeVisible()

  await sendButton(site).click()
  await expect(sendButton(site)).toHaveText('Sending ...')
  await expect(field(site, 'Confirm phone')).toHaveAccessibleDescription('Phone No is not matching !!')
  await expect(toast(site, SENT)).toBeVisible()
  await expectTyped(site, NOTHING)
  await expect(field(site, 'Confirm phone')).not.toHaveAttribute('aria-invalid')
  expect(await received(message.msg)).toMatchObject([{ phone: '98400 12345' }])
})

test.describe('by keyboard alone', () => {
  test('a country is found by typing, and its dialing code goes before the phone', async ({ site }) => {
    const message = newMessage()
    const { keyboard } = site
    await visit(site, '/contact')
    await field(site, 'Name').focus()
    await keyboard.type(message.name)
    await keyboard.press('Tab')
    await keyboard.type(message.email)
    await keyboard.press('Tab')
    const country = formOf(site).getByRole('combobox', { name: 'Country' })
    await expect(country).toBeFocused()
    await keyboard.type('ind')
    await expect(formOf(site).getByRole('option').first()).toHaveText('India +91')
    await keyboard.press('Enter')
    await expect(country).toHaveValue('India +91')
    await keyboard.press('Tab')
    await keyboard.type(message.phone)
    await keyboard.press('Tab')
    await keyboard.type(message.phone)
    await keyboard.press('Tab')
    await keyboard.type(message.msg)
    await keyboard.press('Tab')
    await expect(sendButton(site)).toBeFocused()
    await keyboard.press('Enter')
    await expect(toast(site, SENT)).toBeVisible()
    await expect(sendButton(site)).toBeFocused()
    await expect(country).toHaveValue('')
    expect(await received(message.msg)).toMatchObject([{ phone: '+91 98400 12345' }])
  })

  for (const [typed, found] of [
    ['united st', 'United States +1'],
    ["cote d'i", 'Côte d’Ivoire +225'],
    ['ivory', 'Côte d’Ivoire +225'],
    ['UAE', 'United Arab Emirates +971'],
    ['+91', 'India +91'],
    ['turkey', 'Türkiye +90'],
  ] as const) {
    test(`"${typed}" finds ${found}`, async ({ site }) => {
      await visit(site, '/contact')
      const country = formOf(site).getByRole('combobox', { name: 'Country' })
      await country.pressSequentially(typed)
      await expect(country).toHaveAttribute('aria-expanded', 'true')
      const option = formOf(site).getByRole('option').first()
      await expect(option).toHaveText(found)
      await expect(country).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '')
      // Going on takes what was found.
      await site.keyboard.press('Tab')
      await expect(country).toHaveValue(found)
      await expect(country).toHaveAttribute('aria-expanded', 'false')
    })
  }

  test('all countries can be gone through, and Escape leaves the list and then the choice', async ({
    site,
  }) => {
    await visit(site, '/contact')
    const country = formOf(site).getByRole('combobox', { name: 'Country' })
    await country.press('ArrowDown')
    await expect(formOf(site).getByRole('option')).toHaveCount(245)
    await country.press('ArrowDown')
    await country.press('Enter')
    await expect(country).toHaveValue('United States +1')
    await country.press('ArrowDown')
    await country.press('Escape')
    await expect(country).toHaveValue('United States +1')
    await country.press('Escape')
    await expect(country).toHaveValue('')
    await country.pressSequentially('Atlantis')
    await expect(formOf(site).getByRole('status').getByText('No country found')).toBeAttached()
  })
})

test('the form reads well to those who hear it', async ({ site }) => {
  await visit(site, '/contact')
  await expect(formOf(site)).toMatchAriaSnapshot(`
    - text: Name
    - textbox "Name"
    - text: Email
    - textbox "Email"
    - text: Country (optional)
    - combobox "Country (optional)"
    - button "Show countries"
    - status
    - text: Phone
    - textbox "Phone"
    - text: Confirm phone
    - textbox "Confirm phone"
    - status
    - text: Message
    - textbox "Message"
    - button "Send message"
    - paragraph: We use this only to answer you, and delete it after 24 months.
    - alert
  `)
})

test.describe('a message that does not arrive', () => {
  test.use({ expectedNoise: /^Failed to load resource|^Could not write to contactMsg/ })

  test('stays, through a reload too, and arrives once it is sent again', async ({ site }) => {
    const message = newMessage()
    await site.route(FIRESTORE, (route) => route.abort())
    await visit(site, '/contact')
    await type(site, message)
    await formOf(site).getByRole('combobox', { name: 'Country' }).fill('India')
    await sendButton(site).click()
    await expect(toast(site, FAILED)).toBeVisible()
    await expect(formOf(site).getByRole('link', { name: 'hello@triveni.example' })).toBeVisible()
    await expectTyped(site, message)

    await site.reload()
    await hydrated(site)
    await expectTyped(site, message)
    await expect(formOf(site).getByRole('combobox', { name: 'Country' })).toHaveValue('India +91')

    await site.unroute(FIRESTORE)
    await sendButton(site).click()
    await expect(toast(site, SENT)).toBeVisible()
    await expectTyped(site, NOTHING)
    expect(await received(message.msg)).toHaveLength(1)

    await site.reload()
    await hydrated(site)
    await expectTyped(site, NOTHING)
  })

  test('whose answer was lost is there once after a second try, and edited it is another', async ({
    site,
  }) => {
    const message = newMessage()
    let isLosing = true
    await site.route(FIRESTORE, async (route) => {
      await route.fetch()
      if (isLosing) await route.abort()
      else await route.fallback()
    })
    await site.clock.install()
    await visit(site, '/contact')
    await type(site, message)
    await sendButton(site).click()
    await site.clock.runFor(OPEN_MS)
    await expect(toast(site, FAILED)).toBeVisible()
    expect(await received(message.msg)).toHaveLength(1)

    isLosing = false
    await site.clock.runFor(PRESS_MS)
    await sendButton(site).click()
    await expect(toast(site, SENT)).toBeVisible()
    expect(await received(message.msg)).toHaveLength(1)

    // The same words once more are a message of their own: the first is done.
    await site.clock.runFor(PRESS_MS)
    await type(site, message)
    await sendButton(site).click()
    await expect.poll(async () => (await received(message.msg)).length).toBe(2)
  })

  test('is given up after ten seconds, and then has its second try', async ({ site }) => {
    const message = newMessage()
    await site.route(FIRESTORE, () => {})
    await site.clock.install()
    await visit(site, '/contact')
    await type(site, message)
    const request = site.waitForRequest(FIRESTORE)
    await sendButton(site).click()
    await site.clock.runFor(OPEN_MS)
    await request
    await expect(sendButton(site)).toHaveText('Sending ...')
    await site.clock.runFor(ANSWER_MS)
    await expect(toast(site, FAILED)).toBeVisible()
    await expectTyped(site, message)
    await site.unroute(FIRESTORE)
    await sendButton(site).click()
    await expect(toast(site, SENT)).toBeVisible()
    expect(await received(message.msg)).toHaveLength(1)
  })
})

test.describe('presses', () => {
  test('the first acts at once, and for 5000 ms no other does', async ({ site }) => {
    const message = newMessage()
    let writes = 0
    await site.route(FIRESTORE, async (route) => {
      writes += 1
      await route.fallback()
    })
    await standStill(site)
    await visit(site, '/contact')
    await type(site, message)
    await site.clock.runFor(OPEN_MS)
    await sendButton(site).dblclick()
    await expect(toast(site, SENT)).toBeVisible()
    expect(writes).toBe(1)

    await type(site, message)
    await site.clock.runFor(PRESS_MS - 1)
    await expect(sendButton(site)).toBeDisabled()
    await sendButton(site).click({ force: true })
    await expect(sendButton(site)).toHaveText('Send message')
    expect(writes).toBe(1)
    await site.clock.runFor(1)
    await sendButton(site).click()
    await expectTyped(site, NOTHING)
    expect(writes).toBe(2)
  })

  test('come sooner than people type: they wait out the first three seconds', async ({ site }) => {
    const message = newMessage()
    let writes = 0
    await site.route(FIRESTORE, async (route) => {
      writes += 1
      await route.fallback()
    })
    await standStill(site)
    await visit(site, '/contact')
    await type(site, message)
    await sendButton(site).click()
    await site.clock.runFor(OPEN_MS - 1)
    await expect(sendButton(site)).toHaveText('Sending ...')
    expect(writes).toBe(0)
    await site.clock.runFor(1)
    await expect(toast(site, SENT)).toBeVisible()
    expect(writes).toBe(1)
  })

  test('what is typed while a message is under way is not taken with it', async ({ site }) => {
    const message = newMessage()
    await visit(site, '/contact')
    await type(site, message)
    await sendButton(site).click()
    await field(site, 'Message').fill('And another thing.')
    await expect(toast(site, SENT)).toBeVisible()
    await expectTyped(site, { ...NOTHING, msg: 'And another thing.' })
    expect(await received(message.msg)).toHaveLength(1)
  })

  test('a page that is left and entered again takes up what was under way', async ({ site }) => {
    const message = newMessage()
    await visit(site, '/contact')
    await type(site, message)
    await sendButton(site).click()
    await site.getByRole('banner').getByRole('link', { name: 'AboutUs' }).click()
    await expect(site).toHaveTitle(/About/)
    await site.goBack()
    await expect(sendButton(site)).toHaveText('Sending ...')
    await expectTyped(site, message)
    await expect(toast(site, SENT)).toBeVisible()
    await expectTyped(site, NOTHING)
    expect(await received(message.msg)).toHaveLength(1)
  })
})

test.describe('a draft', () => {
  test('of a closed tab comes back with the tab', async ({ site, context }) => {
    const message = newMessage()
    await visit(site, '/contact')
    await type(site, message)
    // What a browser gives back to a tab that is opened again.
    const kept = await site.evaluate(() => JSON.stringify({ ...sessionStorage }))
    await site.close()
    const again = await context.newPage()
    await again.addInitScript((text) => {
      for (const [key, value] of Object.entries(JSON.parse(text))) sessionStorage.setItem(key, String(value))
    }, kept)
    await visit(again, '/contact')
    await expectTyped(again, message)
  })

  test('lasts as long as the page where nothing can be kept, and the message still arrives', async ({
    site,
  }) => {
    const message = newMessage()
    await site.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Blocked', 'SecurityError')
          },
        })
      }
    })
    await visit(site, '/contact')
    await type(site, message)
    await site.getByRole('banner').getByRole('link', { name: 'AboutUs' }).click()
    await expect(site).toHaveTitle(/About/)
    await site.goBack()
    await expectTyped(site, message)
    await sendButton(site).click()
    await expect(toast(site, SENT)).toBeVisible()
    expect(await received(message.msg)).toHaveLength(1)
  })

  test('begins before the app is there', async ({ site }) => {
    let start = () => {}
    const held = new Promise<void>((resolve) => (start = resolve))
    await site.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    await site.goto('/contact', { waitUntil: 'commit' })
    await field(site, 'Name').fill('Asha')
    await field(site, 'Message').fill('Typed early.')
    await field(site, 'Message').press('Enter')
    start()
    await hydrated(site)
    await expect(field(site, 'Name')).toHaveValue('Asha')
    await expect(field(site, 'Message')).toHaveValue(/^Typed early\./)
    await expect(site).toHaveURL('/contact')
  })
})

test.describe('a service', () => {
  test('comes along in the message, which can be changed', async ({ site }) => {
    await visit(site, '/services/digital-seo')
    await site.getByRole('link', { name: 'Ask about this service' }).click()
    await expect(field(site, 'Message')).toHaveValue('I would like to know more about SEO (Digital).\n\n')
    await site.goBack()
    await site.getByRole('link', { name: 'Brochure' }).click()
    await expect(site.getByRole('heading', { level: 1 })).toHaveText('Brochure')
    await site.getByRole('link', { name: 'Ask about this service' }).click()
    await expect(field(site, 'Message')).toHaveValue('I would like to know more about Brochure.\n\n')
  })

  test('never overwrites a draft, and can be added to it', async ({ site }) => {
    await visit(site, '/contact')
    await field(site, 'Message').fill('We have met in June.')
    await visit(site, '/contact?service=brochure')
    await expect(field(site, 'Message')).toHaveValue('We have met in June.')
    await formOf(site).getByRole('button', { name: 'Add “Brochure” to the message' }).click()
    await expect(field(site, 'Message')).toHaveValue(
      'We have met in June.\n\nI would like to know more about Brochure.\n\n',
    )
    await expect(formOf(site).getByRole('button', { name: /^Add/ })).toBeHidden()
  })

  test('that nobody offers changes nothing', async ({ site }) => {
    await visit(site, '/contact?service=alchemy')
    await expect(field(site, 'Message')).toHaveValue('')
  })
})

test('a program that fills in every field is thanked, and nothing is stored', async ({ site }) => {
  const message = newMessage()
  const asked: string[] = []
  await site.route(FIRESTORE, async (route) => {
    asked.push(route.request().url())
    await route.fallback()
  })
  await visit(site, '/contact')
  await type(site, message)
  await formOf(site).locator('[name=reference]').fill('https://spam.example', { force: true })
  await sendButton(site).click()
  await expect(toast(site, SENT)).toBeVisible()
  await expectTyped(site, NOTHING)
  expect(asked).toEqual([])
  expect(await received(message.msg)).toEqual([])
})

test.describe('the offices', () => {
  for (const [time, india, usa] of [
    ['2026-11-20T06:12:00Z', 'Open now, 11:42 in the office', 'Closed, opens at 9:00 their time'],
    ['2026-11-20T15:00:00Z', 'Closed, opens tomorrow at 9:30 their time', 'Open now, 10:00 in the office'],
    [
      '2026-11-21T23:00:00Z',
      'Closed, opens tomorrow at 9:30 their time',
      'Closed, opens on Monday at 9:00 their time',
    ],
  ] as const) {
    test(`say at ${time} whether they are open`, async ({ site }) => {
      await site.clock.install({ time })
      await visit(site, '/contact')
      const main = site.getByRole('main')
      await expect(main.getByRole('region', { name: 'India' })).toContainText(india)
      await expect(main.getByRole('region', { name: 'USA' })).toContainText(usa)
    })
  }

  test('keep time', async ({ site }) => {
    await site.clock.install({ time: '2026-11-20T06:12:30Z' })
    await visit(site, '/contact')
    const clock = site.getByRole('main').getByRole('region', { name: 'India' }).getByRole('time')
    await expect(clock).toHaveText('11:42')
    await site.clock.runFor(30_000)
    await expect(clock).toHaveText('11:43')
    await site.clock.runFor(60_000)
    await expect(clock).toHaveText('11:44')
  })
})

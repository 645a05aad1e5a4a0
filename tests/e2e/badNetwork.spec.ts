import type { Browser, Page } from '@playwright/test'
import {
  ANSWER_MS,
  expectTyped,
  FAILED,
  NOTHING,
  newMessage,
  OPEN_MS,
  PRESS_MS,
  received,
  SENT,
  sendButton,
  type,
} from './contact'
import { expect, FIRESTORE, test, visit } from './site'

/** Half of the writes are applied and their answers lost, a quarter is refused, and the rest never ends. */
const FATES = ['lost', 'refused', 'lost', 'stalled'] as const
const SENDERS = 8

type Fate = (typeof FATES)[number]

/** Between the site and Firestore. What the browser asks for before it writes passes. */
async function interfere(page: Page, fate: Fate) {
  await page.route(FIRESTORE, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    if (fate === 'lost') {
      expect((await route.fetch()).ok()).toBe(true)
      await route.abort('connectionreset')
    } else if (fate === 'refused') {
      await route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' }, body: 'Busy' })
    }
  })
}

const toast = (page: Page, text: string) => page.locator('[popover]').getByText(text)

async function open(browser: Browser, fate: Fate) {
  const page = await browser.newPage()
  await page.clock.install()
  await interfere(page, fate)
  await visit(page, '/contact')
  await page.clock.fastForward(OPEN_MS)
  return page
}

test('a message told to have arrived is there once, and every other is still in its form', async ({
  browser,
}) => {
  test.setTimeout(90_000)
  const senders = await Promise.all(
    Array.from({ length: SENDERS }, async (_, number) => {
      const fate = FATES[number % FATES.length] ?? 'lost'
      return { fate, page: await open(browser, fate), message: newMessage() }
    }),
  )

  for (const { fate, page, message } of senders) {
    await type(page, message)
    const request = page.waitForRequest(FIRESTORE)
    await sendButton(page).click()
    await request
    if (fate === 'stalled') await page.clock.runFor(ANSWER_MS)
    await expect(toast(page, FAILED)).toBeVisible()
    await expectTyped(page, message)
    expect(await received(message.msg)).toHaveLength(fate === 'lost' ? 1 : 0)
  }

  // The network mends. Half of the senders reload before they try again.
  for (const [number, { page, message }] of senders.entries()) {
    await page.unroute(FIRESTORE)
    await page.clock.runFor(PRESS_MS)
    if (number % 2 === 0) await visit(page, '/contact')
    await expectTyped(page, message)
    await page.clock.fastForward(OPEN_MS)
    await sendButton(page).click()
    await expect(toast(page, SENT)).toBeVisible()
    await expectTyped(page, NOTHING)
    expect(await received(message.msg)).toHaveLength(1)
  }
})

import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { received } from './helpers/backend'
import { fillMessage, type Message, REPEAT_MS, sendButton } from './helpers/contact'
import { field, visit } from './helpers/page'
import { expect, test } from './helpers/test'

/** `npm test -- --flood` sends more. */
const MESSAGES = Number(process.env.FLOOD_MESSAGES ?? 16)
const SENDERS = Number(process.env.FLOOD_SENDERS ?? 2)
const PARALLEL_PAGES = 6
const MESSAGE_TIME_MS = 2500

const SAME_NAME = 'Asha Menon'
const STRANGE_NAMES = [
  'a/b',
  '..',
  '__x__',
  '🧾'.repeat(1000),
  'محمد‮ عبد الله',
  '=HYPERLINK("https://spam.example";"Open")',
  "Robert'); DROP TABLE~",
  'Zoë "Quote", Ltd.',
]

/** Every second message has the same name. */
function messageOf(run: string, number: number): Message {
  const name = number % 2 === 0 ? SAME_NAME : (STRANGE_NAMES[(number >> 1) % STRANGE_NAMES.length] ?? '')
  return {
    name,
    email: `sender-${number}@example.com`,
    phone: `+1 ${number}`,
    msg: `${run} number ${number}`,
  }
}

async function sendAll(browser: Browser, messages: Message[]) {
  const page = await browser.newPage()
  await page.clock.install()
  await visit(page, '/contact')
  for (const message of messages) {
    await fillMessage(page, message)
    await sendButton(page).click()
    // Wait for the empty form: the toast can disappear before the parallel pages are checked.
    await expect(field(page, 'Message')).toHaveValue('')
    await page.clock.runFor(REPEAT_MS)
  }
  await page.close()
}

test(`${MESSAGES} messages from ${SENDERS} senders all arrive, each once and unchanged`, async ({
  browser,
}) => {
  test.setTimeout(60_000 + MESSAGES * MESSAGE_TIME_MS)
  const run = randomUUID()
  const messages = Array.from({ length: MESSAGES }, (_, number) => messageOf(run, number))
  const senders = Array.from({ length: SENDERS }, (_, sender) =>
    messages.filter((_, number) => number % SENDERS === sender),
  )
  await Promise.all(
    Array.from({ length: PARALLEL_PAGES }, async () => {
      for (let next = senders.pop(); next; next = senders.pop()) await sendAll(browser, next)
    }),
  )

  const bodies = (all: { msg: string }[]) => all.map(({ msg }) => msg).toSorted()
  const arrived = await received(run)
  expect(bodies(arrived)).toEqual(bodies(messages))
  for (const { name, email, phone, msg } of messages) {
    expect(arrived.find((one) => one.msg === msg)).toMatchObject({ name, email, phone })
  }
})

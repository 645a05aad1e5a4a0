import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { readMessages, readSubscribers } from '../../scripts/inbox/readInbox'
import { TEST_PROJECT } from '../../scripts/lib/ports'
import { FIRESTORE_URL } from './site'

export type Typed = { name: string; email: string; phone: string; confirmPhone?: string; msg: string }

export const SENT = 'We will be in touch soon'
export const FAILED = 'Something went wrong!! Our Try again later'

/** How long a form has to be open, how long an answer may take, and how long a press counts, in milliseconds. */
export const OPEN_MS = 3000
export const ANSWER_MS = 10_000
export const PRESS_MS = 5000

export const backend = {
  origin: FIRESTORE_URL,
  projectId: process.env.LOCAL_PROJECT_ID || TEST_PROJECT,
  token: 'owner',
}

/** A message that no other test sends. */
export function newMessage(change: Partial<Typed> = {}): Typed {
  return {
    name: 'Asha Menon',
    email: 'asha@example.com',
    phone: '98400 12345',
    msg: `One set of books, please. ${randomUUID()}`,
    ...change,
  }
}

export const formOf = (page: Page) => page.getByRole('main').locator('form')
export const field = (page: Page, label: string) => formOf(page).getByLabel(label, { exact: true })
export const sendButton = (page: Page) => formOf(page).getByRole('button', { name: /^Send/ })

export async function type(page: Page, { name, email, phone, confirmPhone = phone, msg }: Typed) {
  await field(page, 'Name').fill(name)
  await field(page, 'Email').fill(email)
  await field(page, 'Phone').fill(phone)
  await field(page, 'Confirm phone').fill(confirmPhone)
  await field(page, 'Message').fill(msg)
}

export async function expectTyped(page: Page, { name, email, phone, confirmPhone = phone, msg }: Typed) {
  await expect(field(page, 'Name')).toHaveValue(name)
  await expect(field(page, 'Email')).toHaveValue(email)
  await expect(field(page, 'Phone')).toHaveValue(phone)
  await expect(field(page, 'Confirm phone')).toHaveValue(confirmPhone)
  await expect(field(page, 'Message')).toHaveValue(msg)
}

export const NOTHING: Typed = { name: '', email: '', phone: '', msg: '' }

/** What the agency has received that says so. */
export async function received(text: string) {
  return (await readMessages(backend)).filter(({ msg }) => msg.includes(text))
}

export async function subscribed(address: string) {
  return (await readSubscribers(backend)).filter(({ email }) => email === address)
}

import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { words } from '../../content'
import { field, main } from './page'

export type Message = { name: string; email: string; phone: string; confirmPhone?: string; msg: string }

/** A message that no other test sends. */
export function newMessage(change: Partial<Message> = {}): Message {
  return {
    name: 'Asha Menon',
    email: 'asha@example.com',
    phone: '98400 12345',
    // What is typed arrives as it is.
    msg: `<b>One</b> set of “books” &amp; more, आशा 👩‍💻 \\0 ${randomUUID()}`,
    ...change,
  }
}

export const form = (page: Page) => main(page).locator('form')
export const sendButton = (page: Page) => form(page).locator('[type=submit]')

const fieldsOf = ({ name, email, phone, confirmPhone = phone, msg }: Message) =>
  [
    [words.contact.name, name],
    [words.contact.email, email],
    [words.contact.phone, phone],
    [words.contact.confirmPhone, confirmPhone],
    [words.contact.message, msg],
  ] as const

export async function fillMessage(page: Page, message: Message) {
  for (const [label, text] of fieldsOf(message)) await field(page, label).fill(text)
}

export async function expectMessage(page: Page, message: Message) {
  for (const [label, text] of fieldsOf(message)) await expect(field(page, label)).toHaveValue(text)
}

export const EMPTY: Message = { name: '', email: '', phone: '', msg: '' }

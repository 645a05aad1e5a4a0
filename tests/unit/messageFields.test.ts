import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'valibot'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { contactSchema } from '@/pages/contact/contactSchema'
import { messageMail } from '../../functions/src/mail'
import * as documents from '../../scripts/firestore/documents'
import type { Target } from '../../scripts/firestore/target'
import { exportInbox } from '../../scripts/inbox/export'
import { formatMessage } from '../../scripts/inbox/formatReceived'
import { readOptions } from '../../scripts/inbox/inboxOptions'
import { readMessages } from '../../scripts/inbox/readInbox'
import { mailWords } from '../../scripts/publish/mailWords'

/** What the contact form stores if every field is filled in. */
const typed = Object.keys(contactSchema.entries).map((field) => [field, `the ${field}`])
const message: Record<string, string> = parse(contactSchema, Object.fromEntries(typed))

const PRIVACY = 'sample/content/legal/privacy.md'
const target = {} as Target
const time = '2026-11-01T10:00:00.000000000Z'
const stored = { id: 'k', path: 'contactMsg/k', fields: message, createdAt: time, updatedAt: time }
const folder = mkdtempSync(join(tmpdir(), 'message-'))
const places: Record<string, string> = {}

beforeAll(async () => {
  vi.spyOn(documents, 'readAll').mockResolvedValue([stored])
  vi.spyOn(documents, 'readGroup').mockResolvedValue([])
  places['npm run inbox'] = (await readMessages(target)).map(formatMessage).join()
  const lists = { subscribers: [], requests: [], leaving: [], unsubscribed: [] }
  const [file = ''] = await exportInbox(target, lists, readOptions(['--export', 'csv', '--out', folder]))
  places['its export'] = readFileSync(file, 'utf8')
  const addresses = { to: 'a@site.example', from: 'b@site.example' }
  places['the mail'] = messageMail(message, addresses, mailWords()).text
})
afterAll(() => rmSync(folder, { recursive: true }))

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

it.each(Object.keys(message))('the rules allow the field %s of a message, and limit its length', (field) => {
  const rules = read('firestore.rules')
  const allowed = /message\.keys\(\)\.hasOnly\(\[(.*)\]\)/.exec(rules)?.[1]
  expect(allowed, 'firestore.rules').toContain(`'${field}'`)
  expect(rules).toMatch(new RegExp(`isFilled\\(message\\.${field}, \\d+\\)`))
})

it.each(Object.keys(message))('the privacy page names the field %s of a message', (field) => {
  const [, after = ''] = read(PRIVACY).split('## When you send the contact form')
  const [section = ''] = after.split('\n## ')
  const name = field === 'msg' ? 'message' : field
  expect(section.replaceAll('-', ''), `${PRIVACY}, and content/legal/privacy.md`).toContain(name)
})

it.each(
  ['npm run inbox', 'its export', 'the mail'].flatMap((place) =>
    Object.entries(message).map(([field, text]) => ({ place, field, text })),
  ),
)('$place shows the field $field of a message', ({ place, text }) => {
  expect(places[place]).toContain(text)
})

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isoDate, optional, parse, picklist, pipe, safeParse, string, transform } from 'valibot'
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
import { inputOf } from '../inputOf'

/** What the contact form stores if every field is filled in. */
const inputs = Object.entries(contactSchema.entries).map(
  ([field, schema]) => [field, inputOf(schema)] as const,
)
const entered = inputs.map(
  ([
    field,
    {
      values: [first = `the ${field}`],
    },
  ]) => [field, first],
)
// The sample asks no questions.
const message = parse(contactSchema, Object.fromEntries(entered)) as Record<string, string>

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
  places['the mail'] = messageMail(message, { count: '0', command: '' }, addresses, mailWords()).text
})
afterAll(() => rmSync(folder, { recursive: true }))

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

/** The owner requires both, or one of them. */
const MAY_BE_OPTIONAL = ['email', 'phone']

const canBeEmpty = (field: string) =>
  Object.entries(contactSchema.entries).some(
    ([name, schema]) => name === field && safeParse(schema, '').success,
  )

it('the rules require an address and a number, unless the owner does not', () => {
  const rules = read('firestore.rules')
  expect(/requiredContacts\(\) \{\s+return (.*);/.exec(rules)?.[1]).toBe("['email', 'phone']")
  const given = MAY_BE_OPTIONAL.map((field) => `message.${field} == '' ? '' : '${field}'`)
  expect(rules).toContain(`[${given.join(', ')}].hasAll(requiredContacts())`)
})

it.each(Object.keys(message))(
  'the rules allow the field %s of a message, and limit what it can be',
  (field) => {
    const rules = read('firestore.rules')
    const allowed = /message\.keys\(\)\.hasOnly\(\[(.*)\]\)/.exec(rules)?.[1]
    expect(allowed, 'firestore.rules').toContain(`'${field}'`)
    const { kind, values } = Object.fromEntries(inputs)[field] ?? inputOf(string())
    const check = MAY_BE_OPTIONAL.includes(field) || canBeEmpty(field) ? 'isText' : 'isFilled'
    const checks = {
      text: `${check}\\(message\\.${field}, \\d+\\)`,
      choice: `message\\.${field} in \\[${values.map((value) => `'${value}'`).join(', ')}\\]`,
      date: `message\\.${field}\\.matches\\(`,
    }
    expect(rules).toMatch(new RegExp(checks[kind]))
  },
)

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

it.each([
  ['a text', pipe(string(), transform(String)), { kind: 'text', values: [] }],
  ['a choice', picklist(['full', 'part']), { kind: 'choice', values: ['full', 'part'] }],
  ['a checkbox', optional(picklist(['yes', 'no']), 'no'), { kind: 'choice', values: ['yes', 'no'] }],
  ['a date', pipe(string(), isoDate('Choose a day')), { kind: 'date', values: ['2026-11-21'] }],
  [
    'a date that can be left out',
    optional(pipe(string(), isoDate())),
    { kind: 'date', values: ['2026-11-21'] },
  ],
])('%s of a form is known by its schema', (_, schema, expected) => {
  expect(inputOf(schema)).toEqual(expected)
})

import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { deliver, type Memory } from '../../../functions/src/delivery'
import { type Kind, NOTHING_SENT } from '../../../functions/src/limit'
import { limitMail, orderMail, messageMail as writeMail } from '../../../functions/src/mail'
import { mailWords } from '../../../scripts/publish/mailWords'
import { temporaryFolder } from '../../temporaryFolder'

const words = mailWords()
const command = 'npm run inbox -- --project blue-otter'
const none = { count: '0', command }
const messageMail = (fields: Record<string, unknown>, addresses: typeof agency) =>
  writeMail(fields, none, addresses, words)

const agency = { to: 'desk@agency.example', from: 'site@agency.example' }
const message = { name: 'Asha', email: 'asha@example.com', phone: '+91 98400', msg: 'One set\nof books.' }
const bagged = {
  plan: 'Site care',
  name: 'Asha',
  email: 'asha@example.com',
  phone: '+91 98400',
  isVerified: true,
}

it('the mail has words of the owner only, and a reply goes to the sender', () => {
  const some = { count: '3', command: '' }
  const mail = writeMail(message, some, agency, words)
  const order = orderMail(bagged, some, agency, words)
  const limit = limitMail(some, agency, words)
  for (const one of [mail, order]) expect(one).toMatchObject({ ...agency, replyTo: message.email })
  const told = [mail.subject, mail.text.replace(message.msg, ''), order, limit.subject, limit.text]
    .map((one) => (typeof one === 'string' ? one : `${one.subject} ${one.text}`))
    .join()
  expect(told.replaceAll(/\u2063[^\u2063\u2064]*\u2064/g, '')).not.toMatch(/\p{L}/u)
})

it('the mail has the words of the owner, and nothing of a visitor becomes one of their values', () => {
  const own = { subject: 'Nachricht von {name}', phone: 'Telefon: { phone }', many: 'Zu viele' }
  const german = { ...words, ...own }
  const mail = writeMail({ ...message, name: '{email} $& Asha' }, none, agency, german)
  expect(mail.subject).toBe('Nachricht von {email} $& Asha')
  expect(mail.text).toContain('Telefon: +91 98400')
  expect(limitMail(none, agency, german).text).toBe('Zu viele')
})

it('the mail has each answer with the label of its question, or its id once it is not asked any more', () => {
  const asking = { ...words, answer: '{question}: {answer}', questions: { visit: 'First visit?' } }
  const answers = { visit: 'Yes\nBcc: b@example.com', gone: '{question}' }
  const { text } = writeMail({ ...message, answers }, none, agency, asking)
  expect(text).toContain('First visit?: Yes Bcc: b@example.com\ngone: {question}\n')
})

it('keeps the order of a phone number in a text from right to left', () => {
  const root = temporaryFolder({ 'content/site.yaml': 'language: ar' })
  const { text } = writeMail(message, none, agency, mailWords(join(root, 'content'), []))
  expect(text).toContain('Phone: \u2066+91 98400\u2069')
})

it.each([
  'a@example.com, b@example.com',
  'a@example.com\r\nBcc: b@example.com',
  'Desk <a@example.com>',
  'a@example',
  '=?utf-8?q?desk=40bank?=@example.com',
])('the mail lets the sender choose no recipient: %j', (email) => {
  const mail = messageMail({ ...message, email, name: 'A\r\nBcc: c@example.com' }, agency)
  expect(Object.keys(mail).toSorted()).toEqual(['from', 'subject', 'text', 'to'])
  expect(mail.to).toBe(agency.to)
  expect(mail.subject).not.toMatch(/[\r\n]/)
})

it.each(['=?utf-8?q?=0D=0ABcc:_c@example.com?=', '==??utf-8?q?x?=', '=\u202e?utf-8?q?x?=', 'x'.repeat(2000)])(
  'the mail has a short subject without an encoded word: %j',
  (name) => {
    const { subject } = messageMail({ ...message, name }, agency)
    expect(subject).not.toMatch(/=\?/)
    expect(subject.length).toBeLessThanOrEqual(words.subject.replace('{name}', '').length + 60)
  },
)

it('the mail contains no control characters, and needs no field', () => {
  expect(messageMail({ ...message, msg: 'a\u001b[2Jb\u202ec' }, agency).text).toContain('a [2Jb c')
  expect(messageMail({}, agency).subject).toBe(words.subject.replace('{name}', ''))
})

it('a new order is mailed with its plan and who ordered it', () => {
  const { subject, text } = orderMail(bagged, none, agency, words)
  for (const shown of [bagged.plan, bagged.name]) expect(subject).toContain(shown)
  for (const shown of ['plan', 'name', 'email', 'phone'] as const) expect(text).toContain(bagged[shown])
  expect(text).not.toContain(command)
  const unverified = orderMail({ ...bagged, isVerified: false }, none, agency, words)
  expect(unverified.text).toContain(words.email.replace('{email}', bagged.email))
})

it.each([
  ['a message', (missed: typeof none) => writeMail(message, missed, agency, words)],
  ['an order', (missed: typeof none) => orderMail(bagged, missed, agency, words)],
  ['the pause', (missed: typeof none) => limitMail(missed, agency, words)],
])('the mail about %s says how many had none, and how to read them', (_, compose) => {
  expect(compose({ count: '129', command }).text).toMatch(new RegExp(`129.*${command}`))
})

const MINUTE = 60_000 // ms

/** A memory that all instances share, and calls that deliver with it. `sent` has the minute, the kind and the count of each mail. */
function notifier() {
  let state = NOTHING_SENT
  let minute = 0
  const sent: [minute: number, kind: Kind, count: string][] = []
  const memory: Memory = {
    read: async () => state,
    write: async (change) => {
      state = change(state)
    },
  }
  /** True if the platform will repeat the call. */
  async function call(id: string, at: number, error?: object) {
    minute = at
    const send = async (kind: Kind, count: string) => {
      if (error) throw Object.assign(new Error('No'), error)
      sent.push([minute, kind, count])
    }
    const delivery = { id, memory, now: () => minute * MINUTE, send, logFailure: () => {} }
    return deliver(delivery).then(
      () => false,
      () => true,
    )
  }
  return { call, sent }
}

const DOWN = { code: 'ECONNECTION' }

describe('with more messages than mails', () => {
  /** Delivers a message at each of the times, in minutes. Returns the kinds of mail that were sent, with their times. */
  async function sentAt(minutes: number[], failing: number[] = []) {
    const { call, sent } = notifier()
    for (const minute of minutes)
      await call(String(minute), minute, failing.includes(minute) ? DOWN : undefined)
    return sent
  }

  it('sends twenty, one that announces the pause, and twenty again after an hour, all day', async () => {
    const day = Array.from({ length: 24 * 24 }, (_, index) => index * 2.5)
    const sent = await sentAt(day)
    const cycle = [...Array.from({ length: 20 }, () => 'mail'), 'notice']
    expect(sent.slice(0, 63).map(([, kind]) => kind)).toEqual([...cycle, ...cycle, ...cycle])
    const noticed = sent.filter(([, kind]) => kind === 'notice')
    expect(noticed.map(([minute]) => minute)).toEqual(
      Array.from({ length: 13 }, (_, index) => 50 + index * 110),
    )
  })

  it('says after the pause how many had no mail in it', async () => {
    const { call, sent } = notifier()
    for (let number = 0; number < 28; number++) await call(String(number), 1)
    await call('after', 62)
    await call('later', 63)
    expect(sent.slice(20)).toEqual([
      [1, 'notice', '1'],
      [62, 'mail', '7'],
      [63, 'mail', '0'],
    ])
  })

  it('tells after an outage how many wait, and mails, counts or tells each of them once', async () => {
    const { call, sent } = notifier()
    const ids = Array.from({ length: 149 }, (_, number) => `message-${number}`)
    for (const [number, id] of ids.entries()) expect(await call(id, number, DOWN)).toBe(true)
    // The platform repeats all of them within minutes.
    for (const id of ids) expect(await call(id, 360)).toBe(false)
    expect(sent.map(([, kind, count]) => `${kind} ${count}`)).toEqual([
      ...Array.from({ length: 20 }, () => 'mail 0'),
      'notice 129',
    ])
    await call('new', 361)
    await call('after', 421)
    expect(sent.at(-1)).toEqual([421, 'mail', '1'])
  })

  it('counts a flood during an outage as far as there is room', async () => {
    const { call, sent } = notifier()
    for (let number = 0; number < 1_100; number++) await call(`message-${number}`, 0, DOWN)
    for (let number = 0; number < 21; number++) await call(`other-${number}`, 1)
    expect(sent.at(-1)).toEqual([1, 'notice', '1001+'])
  })

  it('a failed attempt takes no place, and leaves those of others', async () => {
    const first = Array.from({ length: 19 }, (_, index) => index / 10)
    const sent = await sentAt([...first, 30, 40, 41], [30])
    expect(sent.slice(19).map(([minute, kind]) => `${minute},${kind}`)).toEqual(['40,mail', '41,notice'])
  })

  it('an announcement that fails does not begin the pause', async () => {
    const first = Array.from({ length: 20 }, (_, index) => index / 10)
    expect((await sentAt([...first, 3, 4, 5], [3])).slice(20)).toEqual([[4, 'notice', '2']])
  })
})

it.each([
  ['rejected', { code: 'EMESSAGE', responseCode: 554 }, false],
  ['wrong', { code: 'EMESSAGE' }, false],
  ['refused for now', { code: 'EMESSAGE', responseCode: 451 }, true],
  ['sent with a wrong password', { code: 'EAUTH', responseCode: 535 }, true],
  ['sent to a wrong address', { code: 'EENVELOPE', responseCode: 550 }, true],
  ['not delivered', { code: 'ECONNECTION' }, true],
  ['too slow', { code: 'EABORT' }, true],
])('a mail that is %s is tried again only if that can succeed', async (_, details, isTemporary) => {
  let state = NOTHING_SENT
  const memory: Memory = {
    read: async () => state,
    write: async (change) => {
      state = change(state)
    },
  }
  const send = vi.fn(() => Promise.reject(Object.assign(new Error('No'), details)))
  const logFailure = vi.fn()
  let repeated = 0
  for (let number = 0; number < 100; number += 1) {
    await deliver({ id: String(number), memory, now: () => 0, send, logFailure }).catch(() => (repeated += 1))
  }
  const tried = isTemporary ? 100 : 21
  expect(send).toHaveBeenCalledTimes(tried)
  expect(logFailure).toHaveBeenCalledTimes(tried)
  expect(repeated).toBe(isTemporary ? 100 : 0)
  // The next mail that arrives says so.
  expect(state.missed).toBe(isTemporary ? 0 : 100)
})

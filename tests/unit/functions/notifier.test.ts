import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { createQuota, deliver } from '../../../functions/src/delivery'
import { limitMail, messageMail as writeMail } from '../../../functions/src/mail'
import { mailWords } from '../../../scripts/publish/mailWords'
import { temporaryFolder } from '../../temporaryFolder'

const words = mailWords()
const messageMail = (fields: Record<string, unknown>, addresses: typeof agency) =>
  writeMail(fields, addresses, words)

const agency = { to: 'desk@agency.example', from: 'site@agency.example' }
const message = { name: 'Asha', email: 'asha@example.com', phone: '+91 98400', msg: 'One set\nof books.' }

it('the mail has words of the owner only, and a reply goes to the sender', () => {
  const mail = messageMail(message, agency)
  const limit = limitMail(agency, words)
  expect(mail).toMatchObject({ ...agency, replyTo: message.email })
  const told = [mail.subject, mail.text.replace(message.msg, ''), limit.subject, limit.text].join()
  expect(told.replaceAll(/\u2063[^\u2063\u2064]*\u2064/g, '')).not.toMatch(/\p{L}/u)
})

it('the mail has the words of the owner, and nothing of a visitor becomes one of their values', () => {
  const own = { subject: 'Nachricht von {name}', phone: 'Telefon: { phone }', many: 'Zu viele' }
  const german = { ...words, ...own }
  const mail = writeMail({ ...message, name: '{email} $& Asha' }, agency, german)
  expect(mail.subject).toBe('Nachricht von {email} $& Asha')
  expect(mail.text).toContain('Telefon: +91 98400')
  expect(limitMail(agency, german).text).toBe('Zu viele')
})

it('keeps the order of a phone number in a text from right to left', () => {
  const root = temporaryFolder({ 'content/site.yaml': 'language: ar' })
  const { text } = writeMail(message, agency, mailWords(join(root, 'content')))
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

describe('with more messages than mails', () => {
  const MINUTE = 60_000
  let time: number

  /** Delivers a message at each of the times, in minutes. Returns the kinds of mail that were sent, with their times. */
  async function sentAt(minutes: number[], failing: number[] = []) {
    const quota = createQuota(() => time)
    const sent: [minute: number, kind: string][] = []
    for (const minute of minutes) {
      time = minute * MINUTE
      const send = async (kind: string) => {
        if (failing.includes(minute)) throw new Error('Unreachable')
        sent.push([minute, kind])
      }
      await deliver({ quota, send, logFailure: () => {} }).catch(() => {})
    }
    return sent
  }

  it('sends twenty, one that announces the pause, and twenty again after an hour, all day', async () => {
    const day = Array.from({ length: 24 * 24 }, (_, index) => index * 2.5)
    const sent = await sentAt(day)
    const cycle = [...Array.from({ length: 20 }, () => 'send'), 'last']
    expect(sent.slice(0, 63).map(([, kind]) => kind)).toEqual([...cycle, ...cycle, ...cycle])
    expect(sent.filter(([, kind]) => kind === 'last').map(([minute]) => minute)).toEqual(
      Array.from({ length: 13 }, (_, index) => 50 + index * 110),
    )
  })

  it('a failed attempt takes no place, and leaves those of others', async () => {
    const first = Array.from({ length: 19 }, (_, index) => index / 10)
    const sent = await sentAt([...first, 30, 40, 41], [30])
    expect(sent.slice(19).map(String)).toEqual(['40,send', '41,last'])
  })

  it('an announcement that fails does not begin the pause', async () => {
    const first = Array.from({ length: 20 }, (_, index) => index / 10)
    expect((await sentAt([...first, 3, 4, 5], [3])).slice(20)).toEqual([[4, 'last']])
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
  const quota = createQuota(() => 0)
  const send = vi.fn(() => Promise.reject(Object.assign(new Error('No'), details)))
  const logFailure = vi.fn()
  let repeated = 0
  for (let number = 0; number < 100; number += 1) {
    await deliver({ quota, send, logFailure }).catch(() => (repeated += 1))
  }
  const tried = isTemporary ? 100 : 21
  expect(send).toHaveBeenCalledTimes(tried)
  expect(logFailure).toHaveBeenCalledTimes(tried)
  expect(repeated).toBe(isTemporary ? 100 : 0)
})

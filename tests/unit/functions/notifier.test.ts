import { describe, expect, it } from 'vitest'
import { deliver } from '../../../functions/src/delivery'
import { limitMail, messageMail } from '../../../functions/src/mail'
import { createQuota } from '../../../functions/src/quota'

const agency = { to: 'desk@agency.example', from: 'site@agency.example' }
const message = {
  name: 'Asha Menon',
  email: 'asha@example.com',
  phone: '+91 98400',
  msg: 'One set\nof books.',
}

describe('the mail about a message', () => {
  it('contains every field, and a reply goes to the sender', () => {
    const mail = messageMail(message, agency)
    expect(mail).toMatchObject({ ...agency, replyTo: message.email, subject: 'New message from Asha Menon' })
    for (const part of ['Asha Menon', 'asha@example.com', '+91 98400', 'One set\nof books.'])
      expect(mail.text).toContain(part)
  })

  it.each([
    'a@example.com, b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'Desk <a@example.com>',
    '"a b"@example.com',
    'a@example',
    'group: a@example.com;',
    '',
  ])('lets the sender choose no recipient: %j', (email) => {
    const mail = messageMail({ ...message, email, name: 'A\r\nBcc: c@example.com' }, agency)
    expect(mail).not.toHaveProperty('replyTo')
    expect(mail.to).toBe(agency.to)
    expect(mail.subject).not.toMatch(/[\r\n]/)
    expect(Object.keys(mail).toSorted()).toEqual(['from', 'subject', 'text', 'to'])
  })

  it.each([
    '=?utf-8?q?=0D=0ABcc:_c@example.com?=',
    '=?UTF-8?B?RnJvbSB5b3VyIGJhbms=?=',
    'Asha =?iso-8859-1?Q?=1b?= Menon',
    '==??utf-8?q?x?=',
    '=\u202e?utf-8?q?x?=',
  ])('has no encoded word in its subject: %j', (name) => {
    expect(messageMail({ ...message, name }, agency).subject).not.toMatch(/=\?/)
  })

  it('offers no reply to an address that looks like an encoded word', () => {
    const email = '=?utf-8?q?desk=40bank?=@example.com'
    expect(messageMail({ ...message, email }, agency)).not.toHaveProperty('replyTo')
  })

  it('marks the address as not verified', () => {
    expect(messageMail(message, agency).text).toContain('E-mail: asha@example.com (not verified)')
  })

  it('contains no control characters, and needs no field', () => {
    expect(messageMail({ ...message, msg: 'a\u001b[2Jb\u202ec' }, agency).text).toContain('a [2Jb c')
    expect(messageMail({}, agency).subject).toBe('New message from ')
  })

  it('has a short subject for any name', () => {
    expect(messageMail({ ...message, name: 'x'.repeat(2000) }, agency).subject).toHaveLength(77)
  })
})

it('sends twenty mails an hour, one that announces the pause, then none until an hour has passed', () => {
  let time = 0
  const quota = createQuota(() => time)
  const results = Array.from({ length: 30 }, () => quota.take())
  expect(results.filter((result) => result === 'send')).toHaveLength(20)
  expect(results.filter((result) => result === 'last')).toHaveLength(1)
  expect(results.at(-1)).toBe('none')
  time = 3_600_001
  expect(quota.take()).toBe('send')
  expect(limitMail(agency).to).toBe(agency.to)
})

describe('a mail that cannot be sent', () => {
  const failWith = (details: object) => () => Promise.reject(Object.assign(new Error('No'), details))
  /** Delivers so many messages and tells how many were tried, are tried again, and were logged. */
  async function deliverAll(messages: number, send: () => Promise<unknown>) {
    const quota = createQuota(() => 0)
    const counts = { tried: 0, repeated: 0, logged: 0 }
    for (let number = 0; number < messages; number += 1) {
      const attempt = deliver({
        quota,
        send: () => {
          counts.tried += 1
          return send()
        },
        logFailure: () => {
          counts.logged += 1
        },
      })
      await attempt.catch(() => {
        counts.repeated += 1
      })
    }
    return counts
  }

  it.each([
    { code: 'EMESSAGE', responseCode: 554 },
    { code: 'EENVELOPE', responseCode: 550 },
    { code: 'EAUTH', responseCode: 535 },
    { code: 'EENVELOPE' },
    { code: 'EMESSAGE' },
  ])('is not tried again and counts if the rejection is permanent: %j', async (details) => {
    expect(await deliverAll(100, failWith(details))).toEqual({ tried: 21, repeated: 0, logged: 21 })
  })

  it.each([
    { code: 'EENVELOPE', responseCode: 451 },
    { code: 'EMESSAGE', responseCode: 421 },
    { code: 'ECONNECTION' },
    { code: 'ETIMEDOUT' },
    {},
  ])('is tried again and does not count if the failure is temporary: %j', async (details) => {
    expect(await deliverAll(100, failWith(details))).toEqual({ tried: 100, repeated: 100, logged: 100 })
  })
})

import { describe, expect, it, vi } from 'vitest'
import { deliver } from '../../../functions/src/delivery'
import { messageMail } from '../../../functions/src/mail'
import { createQuota } from '../../../functions/src/quota'

const agency = { to: 'desk@agency.example', from: 'site@agency.example' }
const message = {
  name: 'Asha Menon',
  email: 'asha@example.com',
  phone: '+91 98400',
  msg: 'One set\nof books.',
}

describe('the mail about a message', () => {
  it('contains every field, with the address as not verified, and a reply goes to the sender', () => {
    const mail = messageMail(message, agency)
    expect(mail).toMatchObject({ ...agency, replyTo: message.email, subject: 'New message from Asha Menon' })
    for (const part of ['Asha Menon', 'E-mail: asha@example.com (not verified)', '+91 98400', message.msg])
      expect(mail.text).toContain(part)
  })

  it.each([
    'a@example.com, b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'Desk <a@example.com>',
    'a@example',
    '=?utf-8?q?desk=40bank?=@example.com',
  ])('lets the sender choose no recipient: %j', (email) => {
    const mail = messageMail({ ...message, email, name: 'A\r\nBcc: c@example.com' }, agency)
    expect(Object.keys(mail).toSorted()).toEqual(['from', 'subject', 'text', 'to'])
    expect(mail.to).toBe(agency.to)
    expect(mail.subject).not.toMatch(/[\r\n]/)
  })

  it.each([
    '=?utf-8?q?=0D=0ABcc:_c@example.com?=',
    '==??utf-8?q?x?=',
    '=\u202e?utf-8?q?x?=',
    'x'.repeat(2000),
  ])('has a short subject without an encoded word: %j', (name) => {
    const { subject } = messageMail({ ...message, name }, agency)
    expect(subject).not.toMatch(/=\?/)
    expect(subject.length).toBeLessThanOrEqual(77)
  })

  it('contains no control characters, and needs no field', () => {
    expect(messageMail({ ...message, msg: 'a\u001b[2Jb\u202ec' }, agency).text).toContain('a [2Jb c')
    expect(messageMail({}, agency).subject).toBe('New message from ')
  })
})

it('sends twenty mails an hour, one that announces the pause, then none until an hour has passed', () => {
  let time = 0
  const quota = createQuota(() => time)
  const results = Array.from({ length: 30 }, () => quota.take())
  const times = (count: number, result: string) => Array.from({ length: count }, () => result)
  expect(results).toEqual([...times(20, 'send'), 'last', ...times(9, 'none')])
  time = 3_600_001
  expect(quota.take()).toBe('send')
})

describe('a mail that cannot be sent', () => {
  it.each([
    ['rejected', { code: 'EMESSAGE', responseCode: 554 }, false],
    ['wrong', { code: 'EENVELOPE' }, false],
    ['refused for now', { code: 'EENVELOPE', responseCode: 451 }, true],
    ['not delivered', { code: 'ECONNECTION' }, true],
  ])(
    'is tried again, and does not count, only if another attempt can succeed: %s',
    async (_, details, isTemporary) => {
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
    },
  )
})

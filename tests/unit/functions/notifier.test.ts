// @vitest-environment node
import { describe, expect, it } from 'vitest'
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

it('a mail that could not be sent does not count', () => {
  const quota = createQuota(() => 0)
  for (let tries = 0; tries < 100; tries++) {
    expect(quota.take()).toBe('send')
    quota.giveBack()
  }
})

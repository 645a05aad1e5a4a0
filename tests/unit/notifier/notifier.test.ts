// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { mailFor, silenceMail } from '../../../notifier/mail.mjs'
import { createQuota } from '../../../notifier/quota.mjs'

const agency = { to: 'desk@agency.example', from: 'site@agency.example' }
const message = {
  name: 'Asha Menon',
  email: 'asha@example.com',
  phone: '+91 98400',
  msg: 'One set\nof books.',
}

describe('the mail about a message', () => {
  it('says all of it, and an answer goes to whoever wrote', () => {
    const mail = mailFor(message, agency)
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
  ])('lets a stranger choose nobody: %j', (email) => {
    const mail = mailFor({ ...message, email, name: 'A\r\nBcc: c@example.com' }, agency)
    expect(mail).not.toHaveProperty('replyTo')
    expect(mail.to).toBe(agency.to)
    expect(mail.subject).not.toMatch(/[\r\n]/)
    expect(Object.keys(mail).toSorted()).toEqual(['from', 'subject', 'text', 'to'])
  })

  it('holds no sign that a screen would obey, and stands without any field', () => {
    expect(mailFor({ ...message, msg: 'a\u001b[2Jb\u202ec' }, agency).text).toContain('a [2Jb c')
    expect(mailFor({}, agency).subject).toBe('New message from ')
  })

  it('is short in its subject, whatever the name', () => {
    expect(mailFor({ ...message, name: 'x'.repeat(2000) }, agency).subject).toHaveLength(77)
  })
})

it('twenty mails an hour, one that says so, then silence until there is room again', () => {
  let time = 0
  const quota = createQuota(() => time)
  const turns = Array.from({ length: 30 }, () => quota.take())
  expect(turns.filter((turn) => turn === 'send')).toHaveLength(20)
  expect(turns.filter((turn) => turn === 'last')).toHaveLength(1)
  expect(turns.at(-1)).toBe('silent')
  time = 3_600_001
  expect(quota.take()).toBe('send')
  expect(silenceMail(agency).to).toBe(agency.to)
})

it('a mail that could not be sent costs nothing', () => {
  const quota = createQuota(() => 0)
  for (let tries = 0; tries < 100; tries++) {
    expect(quota.take()).toBe('send')
    quota.giveBack()
  }
})

import { parse, safeParse } from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import { askAbout } from '@/content/forms'
import { KEY_NAME_CHARACTERS } from '@/content/limits'
import { messageKey, randomKeyPart } from '@/data/guestKeys'
import { contactSchema, phonesDiffer } from '@/pages/contact/contactSchema'
import {
  clearSentDraft,
  isUntouchedPrefill,
  loadDraft,
  saveAttempt,
  saveDraft,
  saveValues,
} from '@/pages/contact/draft'

const typed = {
  name: ' Asha ',
  email: 'asha@example.com',
  phone: '98400 12345',
  msg: 'Hello',
}

const blank = { name: '', email: '', phone: '', msg: '' }
const check = (change: object) => safeParse(contactSchema, { ...typed, ...change })
const errorFor = (change: object) => check(change).issues?.map(({ message }) => message)

describe('the message', () => {
  it('is trimmed and contains no half characters', () => {
    const message = parse(contactSchema, { ...typed, msg: '\ud83e Hello 🧾 \udffe\n', confirmPhone: '' })
    expect(message).toEqual({ ...typed, name: 'Asha', msg: '\ufffd Hello 🧾 \ufffd' })
  })

  it('replaces the leading zeros of a phone number by the dialing code', () => {
    const phoneOf = (phone: string, country: string) =>
      parse(contactSchema, { ...typed, phone, country }).phone
    expect(phoneOf('98400', 'IN')).toBe('+91 98400')
    expect(phoneOf('0803 1', 'NG')).toBe('+234 803 1')
    expect(phoneOf(' +44 20', 'IN')).toBe('+44 20')
    expect(phoneOf('098400', '')).toBe('098400')
  })

  it('is only checked for missing fields and lengths', () => {
    expect(errorFor(blank)).toEqual([
      'Name is required !!',
      'Email is required !!',
      'Phone no. is required !!',
      'Message is required !!',
    ])
    expect(errorFor({})).toBeUndefined()
    expect(errorFor({ phone: '1'.repeat(41) })).toEqual(['Use at most 40 characters: there are 41.'])
    expect(check({ phone: '1'.repeat(37), country: 'IN' }).issues).toMatchObject([
      { message: 'Use at most 40 characters: there are 41.', path: [{ key: 'phone' }] },
    ])
  })

  it('can have an incomplete e-mail address, but none with invisible characters', () => {
    for (const email of ['asha', 'asha@example.com, ravi@example.com'])
      expect(errorFor({ email })).toBeUndefined()
    for (const character of ['\0', '\u001b', '\u0085', '\u202e', '\u2028'])
      expect(errorFor({ email: `as${character}ha@example.com` })?.[0]).toContain('invisible characters')
  })

  it('compares phone numbers without surrounding spaces', () => {
    expect(phonesDiffer({ phone: '1 ', confirmPhone: ' 1' })).toBe(false)
    expect(phonesDiffer({ phone: '1', confirmPhone: '' })).toBe(true)
  })
})

describe('the key of a message', () => {
  it('contains as much of the name as a key can', () => {
    expect(messageKey('a/b', 'x')).toBe('a_b~x')
    expect(messageKey('..', 'x')).toBe('__~x')
    expect(messageKey('🧾é', 'x')).toBe('__~x')
    expect(messageKey('x'.repeat(2000), '')).toHaveLength(KEY_NAME_CHARACTERS + 1)
  })

  it('is different each time', () => {
    const parts = Array.from({ length: 1000 }, randomKeyPart)
    expect(new Set(parts).size).toBe(1000)
    for (const part of parts) expect(part).toMatch(/^[A-Za-z0-9]{20}$/)
  })
})

describe('the draft', () => {
  afterEach(() => sessionStorage.clear())

  it('keeps the typed text and the attempt to send it', () => {
    const random = saveAttempt(typed, typed)
    expect(loadDraft()).toEqual({ values: typed, attempt: { text: JSON.stringify(typed), random } })
    expect(saveAttempt(typed, typed)).toBe(random)
    expect(saveAttempt(typed, { ...typed, msg: 'Another' })).not.toBe(random)
  })

  it('clears only the message that has arrived', () => {
    saveDraft({ values: { ...typed, msg: 'Another' }, attempt: { text: 't', random: 'r' } })
    clearSentDraft(typed)
    expect(loadDraft()).toEqual({ values: { msg: 'Another' }, attempt: null })
    clearSentDraft({ msg: 'Another' })
    expect(sessionStorage.length).toBe(0)
  })

  it.each(['', 'null', '7', '{', '{"values":7}', '{"values":{"name":7},"attempt":[]}'])(
    'is empty when %j is kept',
    (kept) => {
      sessionStorage.setItem('contact-draft', kept)
      expect(loadDraft()).toEqual({ values: {}, attempt: null })
    },
  )

  it('does not contain text that a contact button filled in', () => {
    expect(isUntouchedPrefill(askAbout('SEO (Digital)'))).toBe(true)
    expect(isUntouchedPrefill(`${askAbout('SEO (Digital)')}Soon, please.`)).toBe(false)
    expect(isUntouchedPrefill('')).toBe(false)
    saveValues({ msg: askAbout('SEO (Digital)') })
    expect(loadDraft().values.msg).toBeFalsy()
  })
})

import { site } from 'virtual:content/site'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listCountries } from '@/content/countries'
import { askAbout } from '@/content/forms'
import { KEY_NAME_CHARACTERS } from '@/content/limits'
import { messageKey, randomKeyPart } from '@/data/messageKey'
import { checkMessage, composeMessage, phonesDiffer } from '@/pages/contact/checkMessage'
import {
  clearSentDraft,
  emptyValues,
  isUntouchedPrefill,
  loadDraft,
  saveDraft,
  saveValues,
} from '@/pages/contact/draft'
import { countryNamed, findCountries } from '@/pages/contact/findCountries'

const typed = {
  ...emptyValues,
  name: ' Asha ',
  email: 'asha@example.com',
  phone: '98400 12345',
  msg: 'Hello',
}

describe('the message', () => {
  it('is trimmed and contains no half characters', () => {
    const message = composeMessage({ ...typed, msg: '\ud83e Hello 🧾 \udffe\n' })
    expect(message).toMatchObject({ name: 'Asha', msg: '\ufffd Hello 🧾 \ufffd' })
  })

  it('adds the dialing code to a phone number without one', () => {
    const phoneOf = (phone: string, country: string) => composeMessage({ ...typed, phone, country }).phone
    expect(phoneOf('98400', 'IN')).toBe('+91 98400')
    expect(phoneOf(' +44 20', 'IN')).toBe('+44 20')
    expect(phoneOf('98400', '')).toBe('98400')
    expect(phoneOf('', 'IN')).toBe('')
  })

  it('is only checked for missing fields and lengths', () => {
    const nothing = checkMessage(composeMessage(emptyValues))
    expect(Object.values(nothing)).toEqual([
      'Name is required !!',
      'Email is required !!',
      'Phone no. is required !!',
      'Message is required !!',
    ])
    expect(Object.values(checkMessage(composeMessage(typed))).filter(Boolean)).toEqual([])
    expect(checkMessage({ ...composeMessage(typed), phone: '1'.repeat(41) }).phone).toBe(
      'Use at most 40 characters: there are 41.',
    )
  })

  it('can have an incomplete e-mail address, but none with invisible characters', () => {
    const errorFor = (email: string) => checkMessage(composeMessage({ ...typed, email })).email
    for (const email of ['asha', 'asha@example.com, ravi@example.com'])
      expect(errorFor(email)).toBeUndefined()
    for (const character of ['\0', '\u001b', '\u0085', '\u202e', '\u2028'])
      expect(errorFor(`as${character}ha@example.com`)).toContain('invisible characters')
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
  beforeEach(() => saveValues(emptyValues))
  afterEach(() => sessionStorage.clear())

  it('keeps the typed text and the attempt to send it', () => {
    saveDraft({ values: typed, attempt: { text: 't', random: 'r' } })
    expect(loadDraft()).toEqual({ values: typed, attempt: { text: 't', random: 'r' } })
  })

  it('clears only the message that has arrived', () => {
    saveDraft({ values: { ...typed, msg: 'Another' }, attempt: { text: 't', random: 'r' } })
    clearSentDraft(typed)
    expect(loadDraft()).toEqual({ values: { ...emptyValues, msg: 'Another' }, attempt: null })
    clearSentDraft({ ...emptyValues, msg: 'Another' })
    expect(sessionStorage.length).toBe(0)
  })

  it.each(['', 'null', '7', '{', '{"values":7}', '{"values":{"name":7},"attempt":[]}'])(
    'is empty when %j is kept',
    (kept) => {
      sessionStorage.setItem('contact-draft', kept)
      expect(loadDraft()).toMatchObject({ values: emptyValues, attempt: null })
    },
  )

  it('does not contain text that a contact button filled in', () => {
    expect(isUntouchedPrefill(askAbout('SEO (Digital)'))).toBe(true)
    expect(isUntouchedPrefill(`${askAbout('SEO (Digital)')}Soon, please.`)).toBe(false)
    expect(isUntouchedPrefill('')).toBe(false)
  })
})

describe('the countries', () => {
  const countries = listCountries()
  const first = (text: string) => findCountries(countries, text)[0]?.region

  it.each([
    ['ind', 'IN'],
    ['INDIA', 'IN'],
    ['states', 'US'],
    ['usa', 'US'],
    ['uk', 'GB'],
    ['cote', 'CI'],
    ['Côte d’Ivoire', 'CI'],
    ["cote d'ivoire", 'CI'],
    ['aland', 'AX'],
    ['reunion', 'RE'],
    ['+971', 'AE'],
    ['burma', 'MM'],
  ])('are found by %s', (text, region) => {
    expect(first(text)).toBe(region)
  })

  it('are all listed before typing, those with an office first', () => {
    const all = findCountries(countries, ' ', ['PE', 'IS'])
    expect(all).toHaveLength(countries.length)
    expect(all.slice(0, 2).map(({ region }) => region)).toEqual(['PE', 'IS'])
    const [first] = findCountries(countries, '')
    expect(first?.region).toBe(site.offices[0]?.address.countryCode)
  })

  it('accept what a browser fills in', () => {
    expect(countryNamed(countries, 'India')?.region).toBe('IN')
    expect(countryNamed(countries, 'United States +1')?.region).toBe('US')
    expect(countryNamed(countries, 'Indi')).toBeUndefined()
    expect(countryNamed(countries, '')).toBeUndefined()
  })
})

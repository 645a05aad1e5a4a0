import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { currencyNote, formatList, introducePlans } from '@/content/composed'
import { findPriceMistakes, type PlansFile, plansSchema } from '../../../../scripts/brand/plansSchema'
import { siteSchema } from '../../../../scripts/brand/siteSchema'
import { parseYaml } from '../../../../scripts/brand/yamlFile'

const FOLDER = 'tests/fixtures/sampleBrand/content'
const site = readFileSync(`${FOLDER}/site.yaml`, 'utf8')
const plans = readFileSync(`${FOLDER}/plans.yaml`, 'utf8')

/** The mistakes after a replacement, and the line on which the replacement starts. */
function mistakesIn(source: string, from: string | RegExp, to: string, schema = siteSchema) {
  const changed = source.replace(from, to)
  const line = source.slice(0, source.search(from)).split('\n').length
  return { mistakes: parseYaml(changed, schema).mistakes, line }
}

describe('site.yaml', () => {
  it.each([
    [
      'a time zone',
      'Asia/Kolkata',
      'Asia/Nowhere',
      'offices 1 timeZone is "Asia/Nowhere": write the name of a',
    ],
    ['a country code', 'countryCode: US', 'countryCode: United', 'offices 2 address countryCode'],
    ['an e-mail address', 'email: us@', 'email: us at ', 'offices 2 email'],
    [
      'a WhatsApp number',
      /whatsapp: \+91/,
      'whatsapp: 98',
      'contact whatsapp is "98 00000 00000": write a number that starts with +',
    ],
    ['a phone number', /phone: \+91/, 'phone: 98', 'contact phone is "98 00000 00000": write a number that'],
    [
      'the phone number of an office',
      /phone: \+1 000/,
      'phone: (000)',
      'offices 2 phone is "(000) 000 0000": write a number that starts with + and the country code',
    ],
    ['a short phone number', /phone: \+91 00000 00000/, 'phone: +91 00', 'contact phone is "+91 00"'],
    ['a year', 'yearFounded: 2024', 'yearFounded: soon', 'yearFounded is "soon": write a whole number'],
    ['a currency', 'USD, INR', 'Dollars', 'currencies 1 is "Dollars": write the three capital letters'],
    ['a counter', 'value: services', 'value: plans', 'counters 4 value is "plans": write a whole number'],
    [
      'a practice',
      'technical: { name: Technology }',
      'law: { name: Law }',
      'practices law: There are exactly three practices, technical, digital and ca: remove this one',
    ],
    [
      'the name of a practice',
      'technical: { name: Technology }',
      'technical: { name: "" }',
      'practices technical name is empty: write some text',
    ],
    [
      'a film',
      /^film:\n( .*\n)+/m,
      'film: { address: "https://films.example" }\n',
      'film address is "https://films.example": write the address of a film on YouTube or Vimeo',
    ],
    ['a social address', /https:\/\/linkedin/, 'linkedin', 'social 1 href'],
    ['a field name', 'claim:', 'slogan:', 'slogan is not a field of this file'],
    ['an empty field', /^name: .*$/m, 'name:', 'name is empty: write some text'],
    ['a time', 'opens: 09:30', 'opens: half past nine', 'offices 1 hours 1 opens'],
    ['a quoted text', /^claim: .*$/m, 'claim: Software: and more', 'not valid YAML'],
    [
      'a text that starts with an asterisk',
      /^claim: .*$/m,
      'claim: *Software',
      'starts with a symbol in quotes',
    ],
    ['a field that is set twice', /^claim: /m, 'name: Again\nclaim: ', 'already set'],
  ])('names the line of a mistake in %s', (_, from, to, message) => {
    const { mistakes, line } = mistakesIn(site, from, to)
    expect(mistakes).toContainEqual({ line, message: expect.stringContaining(message) })
  })

  it('names a missing field', () => {
    const { mistakes } = mistakesIn(site, /^yearFounded: .*$/m, '')
    expect(mistakes).toEqual([
      { line: expect.any(Number), message: 'yearFounded is missing: write a line "yearFounded: …".' },
    ])
  })

  it('names each practice once', () => {
    const { mistakes } = mistakesIn(site, 'name: Digital', 'name: Technology')
    expect(mistakes).toEqual([
      { line: expect.any(Number), message: 'practices: write three different names.' },
    ])
  })

  it('has default names for the practices', () => {
    const { value } = parseYaml(site.replace(/^practices:\n( .*\n)+/m, ''), siteSchema)
    expect(value?.practices).toEqual({
      technical: { name: 'Technology' },
      digital: { name: 'Digital' },
      ca: { name: 'Accountancy' },
    })
  })

  it('keeps every character of postal codes and phone numbers', () => {
    const { value } = parseYaml(site.replace('+1 000 000 0000', '+10000000000'), siteSchema)
    expect(value?.offices[1]).toMatchObject({ phone: '+10000000000', address: { postalCode: '08817' } })
  })
})

describe('plans.yaml', () => {
  it.each([
    ['a practice', 'practice: ca', 'practice: tax', 'practice is "tax": write one of technical, digital, ca'],
    ['an id', 'id: site-care', 'id: Site Care', 'plans 1 id'],
    [
      'another price',
      'INR: 14900',
      'INR: lots',
      'plans 1 otherPrices INR is "lots": write the amount in digits',
    ],
  ])('names the line of a mistake in %s', (_, from, to, message) => {
    const { mistakes, line } = mistakesIn(plans, from, to, plansSchema as never)
    expect(mistakes).toContainEqual({ line, message: expect.stringContaining(message) })
  })

  it.each([
    ['have the same id', 'id: shop-care', 'id: site-care', 'a different id'],
    [
      'are both most chosen',
      'period: a month',
      'period: a month\n    mostChosen: true',
      'one plan of a practice',
    ],
  ])('refuses plans that %s', (_, from, to, message) => {
    const { mistakes } = mistakesIn(plans, from, to, plansSchema as never)
    expect(mistakes).toEqual([{ line: expect.any(Number), message: expect.stringContaining(message) }])
  })
})

describe('the prices of a plan', () => {
  const file = (price: number | { text: string }, otherPrices = {}, period = 'a month') =>
    ({ plans: [{ id: 'care', price, otherPrices, period }] }) as PlansFile

  it.each([
    [file(10, { INR: 900 }), ['USD', 'INR']],
    [file(10), ['USD', 'INR']],
    [file({ text: 'on request' }, {}, ''), ['USD']],
  ])('are complete (%j, %j)', (plansFile, currencies) => {
    expect(findPriceMistakes(plansFile, currencies)).toEqual([])
  })

  it.each([
    [file(10, { EUR: 9 }), ['USD', 'INR'], 'in USD, and in INR as in site.yaml'],
    [file({ text: 'on request' }, { INR: 900 }), ['USD', 'INR'], 'care: write a number as price'],
    [file(10, { INR: 900 }), ['USD', 'INR', 'EUR'], 'in INR and EUR'],
    [file(10, { INR: 900 }), ['USD'], 'no otherPrices'],
    [file(10, {}, ''), ['USD'], 'write a line "period: a month"'],
  ])('are not (%j, %j)', (plansFile, currencies, words) => {
    expect(findPriceMistakes(plansFile, currencies)).toEqual([expect.stringContaining(words)])
  })
})

it('composes texts for any number of places, currencies and plans', () => {
  expect([['Nepal'], ['Nepal', 'the USA'], ['Nepal', 'France', 'the USA']].map(formatList)).toEqual([
    'Nepal',
    'Nepal and the USA',
    'Nepal, France and the USA',
  ])
  expect([['EUR'], ['EUR', 'NPR'], ['EUR', 'NPR', 'USD']].map(currencyNote)).toEqual([
    'in EUR',
    'in EUR or NPR',
    'in EUR, NPR or USD',
  ])
  const plansOf = (practice: 'technical' | 'digital' | 'ca', count: number, period = 'a month') =>
    Array.from({ length: count }, () => ({ practice, period }))
  expect(
    introducePlans([...plansOf('technical', 3), ...plansOf('digital', 3), ...plansOf('ca', 3)], true),
  ).toMatch(/^Three plans from each practice, side by side. These are sample prices./)
  expect(introducePlans(plansOf('technical', 2), false)).toBe(
    'All plans, side by side. You can stop at the end of any month.',
  )
  expect(introducePlans([...plansOf('ca', 1), ...plansOf('ca', 1, '')], false)).toMatch(/any month/)
  expect(introducePlans(plansOf('ca', 2, 'a year'), false)).toBe('All plans, side by side.')
})

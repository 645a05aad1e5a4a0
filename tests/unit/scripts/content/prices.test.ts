import { expect, it } from 'vitest'
import { composePlans, lowestPrices } from '../../../../scripts/content/composeData'
import { formatPrice } from '../../../../scripts/content/formatPrice'
import { readOwnerData } from '../../../../scripts/content/ownerData'
import { type PlansFile, plansSchema } from '../../../../scripts/content/plansSchema'
import { parseYaml } from '../../../../scripts/content/yamlFile'
import { readEnvironment } from '../../../../scripts/lib/environment'
import { liveVariables } from '../../../fixtures/liveVariables'

const OWNER = { language: 'en', currencies: ['USD'], countries: [] }

const file = (price: string) => `plans:
  - id: care
    practice: ca
    title: Care
    desc: Care.
    price: ${price}
    period: a month
    features: {}
`

it.each([
  ['295000', 295_000],
  ['0', 0],
  ['12.5', 12.5],
  ['on request', 'on request'],
  ['from ₦150,000', 'from ₦150,000'],
  ['15,000 रुपये से', '15,000 रुपये से'],
  ['ab €40', 'ab €40'],
])('a price can be %s', (written, price) => {
  const { value, mistakes } = parseYaml(file(written), plansSchema(['USD']))
  expect([value?.plans[0]?.price, mistakes]).toEqual([price, []])
})

it('a price in words has no period', () => {
  const read = (price: string) => parseYaml(file(price), plansSchema(['USD'])).value?.plans ?? []
  const [inWords, inNumbers] = composePlans(['on request', '40'].flatMap(read), OWNER)
  expect(inWords).toMatchObject({ prices: ['on request'], period: '' })
  expect(inNumbers).toMatchObject({ prices: ['$40'], period: 'a month' })
})

it.each([
  ['the same rows', '{ Calls: 2, Payroll: all }', '{ Calls: 4, Payroll: all }', ['Calls: 4', 'Payroll: all']],
  ['a row without a value', '{ Calls: 2 }', '{ Calls: null }', ['Calls: null']],
  ['other rows', '{ Calls: 2 }', '{ Payroll: all }', ['Calls: ', 'Payroll: all']],
  ['no rows', '{ Calls: 2 }', '{}', ['Calls: ']],
  [
    'rows named as what every object has',
    '{ toString: 2, constructor: own }',
    '{ constructor: two, prototype: 3 }',
    ['toString: ', 'constructor: two', 'prototype: 3'],
  ],
])('plans of a practice can have %s, and show the same', (_, first, second, expected) => {
  const one = (id: string, features: string) =>
    file('40').replace('care', id).replace('features: {}', `features: ${features}`)
  const source = one('a', first) + one('b', second).replace('plans:\n', '')
  const { value } = parseYaml(source, plansSchema(['USD']))
  const shown = composePlans(value?.plans ?? [], OWNER)[1]?.features
  expect(shown?.map(({ label, value: text }) => `${label}: ${text}`)).toEqual(expected)
})

it.each([
  ['NGN', ['NGN'], ['NG'], '₦12,500,000'],
  ['NGN', ['USD', 'NGN'], ['DE'], '₦12,500,000'],
  ['USD', ['USD', 'INR'], ['IN', 'US'], '$12,500,000'],
  ['USD', ['USD'], ['DE'], '$12,500,000'],
  ['INR', ['USD', 'INR'], ['IN', 'US'], '₹1,25,00,000'],
  ['EUR', ['EUR'], ['AT'], '€12,500,000'],
  ['AUD', ['AUD'], ['AU'], '$12,500,000'],
  ['AUD', ['AUD', 'USD'], ['AU'], 'A$12,500,000'],
  ['AUD', ['AUD'], ['NZ'], 'A$12,500,000'],
  ['NPR', ['NPR'], ['NP'], 'Rs 12,500,000'],
  ['NPR', ['NPR'], ['IN'], 'NPR 12,500,000'],
])('shows %s of %j with offices in %j as %s', (currency, currencies, countries, expected) => {
  const shown = formatPrice(12_500_000, currency, { ...OWNER, currencies, countries })
  expect(shown.replaceAll('\u00a0', ' ')).toBe(expected)
})

it('shows cents only if there are any', () => {
  expect([40, 49.5].map((price) => formatPrice(price, 'USD', OWNER))).toEqual(['$40', '$49.50'])
})

type Plan = PlansFile['plans'][number]

const plan = (price: Plan['price'], otherPrices: Plan['otherPrices'] = {}, period = 'a month') =>
  ({ price, otherPrices, period }) as Plan

it.each([
  ['in one currency', [plan(40), plan(25)], ['USD'], ['$25']],
  ['in each currency', [plan(40, { INR: 900 }), plan(25, { INR: 1_500 })], ['USD', 'INR'], ['$25', '₹900']],
])('finds the lowest price %s', (_, plans, currencies, prices) => {
  expect(lowestPrices(plans, { ...OWNER, currencies })).toEqual({ prices, period: 'a month' })
})

it.each([
  ['without plans', []],
  ['with a price in words', [plan(40), plan('on request')]],
  ['with two periods', [plan(40), plan(400, {}, 'a year')]],
])('finds none %s', (_, plans) => {
  expect(lowestPrices(plans, OWNER)).toBeNull()
})

it('a service has a price, a lowest price with a unit, or a price in words', () => {
  const { services } = readOwnerData('tests/fixtures/otherBrand/content', readEnvironment({}))
  const offers = Object.fromEntries(services.map(({ slug, offer }) => [slug, offer]))
  expect(offers['fassaden-im-netz']).toMatchObject({
    isLowest: true,
    unit: 'je Façade',
    amounts: { EUR: 2400 },
  })
  expect(offers.jubilaeumskarten).toMatchObject({ isLowest: false, unit: '', amounts: { EUR: 48.5 } })
  expect(offers.jubilaeumskarten?.note).toBe('hundert Stück auf Büttenpapier')
  expect(offers.jahresabschluss).toMatchObject({ prices: ['nach Aufwand'], amounts: {} })
})

it.each([
  ['tests/fixtures/otherBrand/content', ['€\u00a00,00']],
  ['sample/content', ['$0.00', '₹0.00']],
])('zero has the sign of each currency that visitors of %s can choose', (folder, expected) => {
  const { zeroPrices, homeTexts } = readOwnerData(folder, readEnvironment({}))
  expect([zeroPrices, homeTexts.call.amount]).toEqual([expected, ''])
})

it('the live site leaves out the price of a sample service', () => {
  const live = readEnvironment(liveVariables)
  const { services } = readOwnerData('tests/fixtures/otherBrand/content', live)
  const priced = services.filter(({ offer }) => offer).map(({ slug }) => slug)
  expect(priced).toEqual(['fassaden-im-netz', 'jubilaeumskarten'])
})

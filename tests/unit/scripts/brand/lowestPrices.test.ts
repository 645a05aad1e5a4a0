import { expect, it } from 'vitest'
import { lowestPrices } from '../../../../scripts/brand/composeData'
import type { PlansFile } from '../../../../scripts/brand/plansSchema'

type Plan = PlansFile['plans'][number]

const plan = (price: Plan['price'], otherPrices: Plan['otherPrices'] = {}, period = 'a month') =>
  ({ price, otherPrices, period }) as Plan

it.each([
  ['in one currency', [plan(40), plan(25)], ['USD'], ['$25']],
  ['in each currency', [plan(40, { INR: 900 }), plan(25, { INR: 1_500 })], ['USD', 'INR'], ['$25', '₹900']],
])('finds the lowest price %s', (_, plans, currencies, prices) => {
  expect(lowestPrices(plans, currencies)).toEqual({ prices, period: 'a month' })
})

it.each([
  ['without plans', []],
  ['with a price in words', [plan(40), plan({ text: 'on request' })]],
  ['with two periods', [plan(40), plan(400, {}, 'a year')]],
])('finds none %s', (_, plans) => {
  expect(lowestPrices(plans, ['USD'])).toBeNull()
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { currencyNote, formatList, introducePlans } from '@/content/composed'
import { siteSchema } from '../../../../scripts/content/siteSchema'
import { parseYaml } from '../../../../scripts/content/yamlFile'

const site = readFileSync('tests/fixtures/sampleBrand/content/site.yaml', 'utf8')

describe('site.yaml', () => {
  it('has default names for the practices', () => {
    const { value } = parseYaml(
      site.replace(/^practices:\n( .*\n)+/m, ''),
      siteSchema('tests/fixtures/sampleBrand'),
    )
    expect(value?.practices).toEqual({
      technical: { name: 'Technology' },
      digital: { name: 'Digital' },
      ca: { name: 'Accountancy' },
    })
  })

  it('keeps every character of postal codes and phone numbers', () => {
    const { value } = parseYaml(
      site.replace('+1 000 000 0000', '+10000000000'),
      siteSchema('tests/fixtures/sampleBrand'),
    )
    expect(value?.offices[1]).toMatchObject({ phone: '+10000000000', address: { postalCode: '08817' } })
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

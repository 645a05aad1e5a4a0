import { expect, it } from 'vitest'
import { listCountries } from '../../../../scripts/content/countries'

const labels = (locale: string, offices: string[]) =>
  listCountries(locale, offices).map(({ name, code }) => `${name} ${code}`)

it('countries are sorted by name, after those with an office', () => {
  expect(labels('en-GB', ['US', 'IN']).slice(0, 5)).toEqual([
    'United States +1',
    'India +91',
    'Afghanistan +93',
    'Åland Islands +358',
    'Albania +355',
  ])
})

it('countries have the names and the order of the language', () => {
  const german = labels('de-AT', [])
  expect(german.indexOf('Österreich +43')).toBeLessThan(german.indexOf('Polen +48'))
  expect(listCountries('ar', []).every(({ name }) => /[\u0600-\u06ff]/.test(name))).toBe(true)
})

it('a dialing code begins with its plus, also from right to left', () => {
  expect(labels('he', ['IN'])[0]).toBe('הודו \u2066+91\u2069')
})

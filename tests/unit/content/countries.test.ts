import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import { describe, expect, it } from 'vitest'
import { countryLabel, listCountries, officeRegions } from '@/content/countries'
import { dialingCodes } from '@/content/dialingCodes'
import { generateDialingCodes } from '../../../scripts/content/countries'

describe('the countries', () => {
  it('are those of libphonenumber-js with their dialing codes', () => {
    expect(dialingCodes).toBe(generateDialingCodes())
    const expected = getCountries().map((region) => [region, getCountryCallingCode(region)])
    const listed = listCountries().map(({ region, dialingCode }) => [region, dialingCode])
    expect(listed.toSorted()).toEqual(expected.toSorted())
  })

  it('are about 240, sorted by name, and all named', () => {
    const countries = listCountries()
    expect(countries.length).toBeGreaterThan(230)
    const names = countries.map(({ name }) => name)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
    for (const { name, region } of countries) expect(name).not.toBe(region)
  })

  it('read as name and code', () => {
    const labels = listCountries()
      .filter(({ region }) => officeRegions.some((office) => office === region))
      .map(countryLabel)
    expect(labels).toEqual(['India +91', 'United States +1'])
  })
})

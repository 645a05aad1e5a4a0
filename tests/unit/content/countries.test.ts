import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import { expect, it } from 'vitest'
import { countries, countryLabel, officeRegions } from '@/content/countries'

/** Known names stay: those of Intl can differ from one version of Node to the next. */
function countryListFile(): string {
  const known = new Map(countries.map(({ region, name }) => [region, name]))
  const names = new Intl.DisplayNames('en', { type: 'region' })
  const lines = getCountries()
    .map((region) => ({ region, name: known.get(region) ?? names.of(region) ?? region }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ region, name }) => `${region} ${getCountryCallingCode(region)} ${name}\n`)
  return `// Generated: npx vitest run -u tests/unit/content/countries.test.ts. Do not edit.
/** Each country's region, dialing code and name, sorted by name. */
export const countryList = \`${lines.join('').trimEnd()}\`
`
}

it('the countries are those of libphonenumber-js with their dialing codes, sorted by name', async () => {
  await expect(countryListFile()).toMatchFileSnapshot('../../../src/content/countryList.ts')
  const named = countries.filter(({ name, region }) => name !== region)
  expect(named.map(({ region }) => region).toSorted()).toEqual(getCountries().toSorted())
})

it('countries with an office come first', () => {
  expect(countries.slice(0, officeRegions.length).map(({ region }) => region)).toEqual(officeRegions)
  expect(countries.map(countryLabel)).toContain('India +91')
})

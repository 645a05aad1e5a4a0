import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import { expect, it } from 'vitest'
import { countryLabel, listCountries } from '@/content/countries'

/** The regions are grouped by code, because many share one. The list takes about 1 kB this way. */
function dialingCodesFile(): string {
  const regionsByCode = new Map<string, string[]>()
  for (const region of getCountries().toSorted()) {
    const code = getCountryCallingCode(region)
    regionsByCode.set(code, [...(regionsByCode.get(code) ?? []), region])
  }
  const codes = [...regionsByCode].toSorted(([a], [b]) => Number(a) - Number(b))
  const text = codes.map(([code, regions]) => code + regions.join('')).join(' ')
  const lines = text.match(/.{1,96}(?: |$)/g) ?? []
  return `// Generated: npx vitest run -u tests/unit/content/countries.test.ts. Do not edit.
/** Dialing codes, each followed by the regions that use it. */
export const dialingCodes =
${lines.map((line) => `  '${line}'`).join(' +\n')}
`
}

it('the countries are those of libphonenumber-js with their dialing codes', async () => {
  await expect(dialingCodesFile()).toMatchFileSnapshot('../../../src/content/dialingCodes.ts')
  const expected = getCountries().map((region) => [region, getCountryCallingCode(region)])
  const listed = listCountries().map(({ region, dialingCode }) => [region, dialingCode])
  expect(listed.toSorted()).toEqual(expected.toSorted())
})

it('all countries have a name and are sorted by it', () => {
  const countries = listCountries()
  const names = countries.map(({ name }) => name)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
  for (const { name, region } of countries) expect(name).not.toBe(region)
  expect(countries.map(countryLabel)).toContain('India +91')
})

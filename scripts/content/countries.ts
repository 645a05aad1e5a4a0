import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min'

type Country = {
  /** ISO 3166 region, 'IN'. */
  region: string
  /** Without the plus sign, '91'. */
  dialingCode: string
  name: string
}

/**
 * The countries of the contact form: those with an office first, then all by name. Made in the build, because the names of a
 * browser's Intl can differ from the prerendered ones.
 */
export function listCountries(locale: string, officeRegions: readonly string[]): readonly Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const all = getCountries()
    .map((region: CountryCode) => {
      return { region, dialingCode: getCountryCallingCode(region), name: names.of(region) ?? region }
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
  const hasOffice = ({ region }: Country) => officeRegions.includes(region)
  const withOffice = all
    .filter(hasOffice)
    .toSorted((a, b) => officeRegions.indexOf(a.region) - officeRegions.indexOf(b.region))
  return [...withOffice, ...all.filter((country) => !hasOffice(country))]
}

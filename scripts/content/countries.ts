import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import { inOrder } from './words/language.ts'

/**
 * The countries of the contact form: those with an office first, then all by name. Made in the build, because the names of a
 * browser's Intl can differ from the prerendered ones.
 */
export function listCountries(locale: string, officeRegions: readonly string[]) {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const place = (region: string) => [...officeRegions, region].indexOf(region)
  return getCountries()
    .map((region) => {
      const code = inOrder(`+${getCountryCallingCode(region)}`, locale)
      return { region, code, name: names.of(region) ?? region }
    })
    .toSorted((a, b) => place(a.region) - place(b.region) || a.name.localeCompare(b.name, locale))
}

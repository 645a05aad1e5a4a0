import { site } from 'virtual:content/site'
import { dialingCodes } from '@/content/dialingCodes'

export type Country = {
  /** ISO 3166 region, 'IN'. */
  region: string
  /** Without the plus sign, '91'. */
  dialingCode: string
  name: string
}

/** Countries with an office, listed first. */
export const officeRegions: readonly string[] = [
  ...new Set(site.offices.map(({ address }) => address.countryCode)),
]

function regionPairs(): { region: string; dialingCode: string }[] {
  return dialingCodes.split(' ').flatMap((group) => {
    const dialingCode = group.replace(/\D/g, '')
    const regions = group.slice(dialingCode.length).match(/../g) ?? []
    return regions.map((region) => ({ region, dialingCode }))
  })
}

/**
 * All countries, sorted by name. The names come from the browser and may differ from those on the machine that
 * prerenders, so call this after hydration.
 */
export function listCountries(locale = 'en'): Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return regionPairs()
    .map((pair) => ({ ...pair, name: names.of(pair.region) ?? pair.region }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
}

/** 'India +91' */
export function countryLabel(country: Country): string {
  return `${country.name} +${country.dialingCode}`
}

export function dialingCodeOf(region: string): string | undefined {
  return regionPairs().find((pair) => pair.region === region)?.dialingCode
}

/** Other common names, for names that the browser's own name does not match. */
export const otherNames: Readonly<Record<string, string>> = {
  AE: 'UAE Emirates Dubai',
  CD: 'DRC Zaire',
  CI: 'Ivory Coast',
  CV: 'Cape Verde',
  CZ: 'Czech Republic',
  GB: 'UK Britain England Scotland Wales',
  KR: 'ROK',
  MK: 'FYROM',
  MM: 'Burma',
  NL: 'Holland',
  SZ: 'Swaziland',
  TL: 'East Timor',
  TR: 'Turkey',
  US: 'USA America',
  VA: 'Holy See',
}

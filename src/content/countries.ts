import { dialingCodes } from '@/content/dialingCodes'

export type Country = {
  /** ISO 3166 region, 'IN'. */
  region: string
  /** Without the plus sign, '91'. */
  dialingCode: string
  name: string
}

/** The two countries with an office, offered before the alphabet. */
export const officeRegions = ['IN', 'US'] as const

function regionPairs(): { region: string; dialingCode: string }[] {
  return dialingCodes.split(' ').flatMap((group) => {
    const dialingCode = group.replace(/\D/g, '')
    const regions = group.slice(dialingCode.length).match(/../g) ?? []
    return regions.map((region) => ({ region, dialingCode }))
  })
}

/**
 * All countries, sorted by name. The names are the browser's own, which may differ from those of the
 * machine that prerenders: fill the select after hydration, not while rendering at build.
 */
export function listCountries(locale = 'en'): Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return regionPairs()
    .map((pair) => ({ ...pair, name: names.of(pair.region) ?? pair.region }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
}

/** 'India +91', as the select shows it. */
export function countryLabel(country: Country): string {
  return `${country.name} +${country.dialingCode}`
}

export function dialingCodeOf(region: string): string | undefined {
  return regionPairs().find((pair) => pair.region === region)?.dialingCode
}

/** What people also call them, where the browser's name does not begin any of its words that way. */
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

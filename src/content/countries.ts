import { site } from 'virtual:content/site'
import { countryList } from '@/content/countryList'

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

/** The names are not those of the browser's Intl, which can differ from the prerendered ones. */
const byName: readonly Country[] = countryList.split('\n').map((line) => {
  const [region = '', dialingCode = '', ...name] = line.split(' ')
  return { region, dialingCode, name: name.join(' ') }
})

export const countries: readonly Country[] = [
  ...officeRegions.flatMap((office) => byName.find(({ region }) => region === office) ?? []),
  ...byName.filter(({ region }) => !officeRegions.includes(region)),
]

/** 'India +91' */
export function countryLabel({ name, dialingCode }: Country): string {
  return `${name} +${dialingCode}`
}

export function dialingCodeOf(region: string): string | undefined {
  return byName.find((country) => country.region === region)?.dialingCode
}

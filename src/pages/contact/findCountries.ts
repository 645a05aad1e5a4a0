import { type Country, officeRegions, otherNames } from '@/content/countries'
import { foldText } from '@/lib/foldText'

/**
 * The countries that match a search text, best first: an alternative name in full ('UK'), the start of the name, of one of
 * its words or of an alternative name, or the dialing code. Without text: all countries, those with an office first.
 */
export function findCountries(
  countries: readonly Country[],
  text: string,
  offices: readonly string[] = officeRegions,
): Country[] {
  const wanted = plain(text)
  if (!wanted) return officesFirst(countries, offices)
  const called = countries.filter(({ region }) =>
    plain(otherNames[region] ?? '')
      .split(' ')
      .includes(wanted),
  )
  const beginning = countries.filter(({ name }) => plain(name).startsWith(wanted))
  const within = countries.filter((country) => hasWord(country, wanted))
  return [...new Set([...called, ...beginning, ...within])]
}

/** The country with exactly this name, as browsers autofill it. */
export function countryNamed(countries: readonly Country[], text: string): Country | undefined {
  const wanted = plain(text)
  return countries.find(
    ({ name, region, dialingCode }) =>
      [plain(name), region.toLowerCase(), plain(`${name} ${dialingCode}`)].includes(wanted) && wanted !== '',
  )
}

function hasWord({ name, region, dialingCode }: Country, wanted: string): boolean {
  const words = ` ${plain(name)} ${region.toLowerCase()} ${plain(otherNames[region] ?? '')}`
  return words.includes(` ${wanted}`) || dialingCode === wanted
}

/** 'cote d ivoire', without accents and apostrophes; '+91' becomes '91'. */
function plain(text: string): string {
  return foldText(text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' '))
}

function officesFirst(countries: readonly Country[], offices: readonly string[]): Country[] {
  const first = offices.flatMap((office) => countries.find(({ region }) => region === office) ?? [])
  return [...new Set([...first, ...countries])]
}

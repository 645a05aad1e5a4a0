import { clockTime, minutesOf, type Weekday, weekdays } from '../../src/lib/clockTime.ts'
import type { SiteFile } from './siteSchema.ts'
import { clockTexts, localeOf, weekdayNames } from './words/language.ts'
import type { Words } from './words/wordGroups.ts'

type OfficeFile = SiteFile['offices'][number]

/** An office with what pages say about it. */
export function composeOffice(
  { countryInText: _, ...office }: OfficeFile,
  offices: readonly OfficeFile[],
  { name, language }: Pick<SiteFile, 'name' | 'language'>,
  { addresses }: Words,
) {
  const { kind, country, address, hours } = office
  const place = formatPlace(address, addresses)
  const inCountry = offices.filter((other) => other.country === country)
  const inCity = inCountry.filter((other) => other.address.city === address.city)
  const title = inCountry.length > 1 ? addresses.office({ city: address.city, country }) : country
  const locale = localeOf(language)
  const [days, clock] = [weekdayNames(locale, 'long'), clockTexts(locale)]
  const dayName = (day: Weekday) => days[weekdays.indexOf(day)] ?? day
  return {
    ...office,
    /** Offices in one country are told apart by their cities, those in one city by their kinds. */
    title: inCity.length > 1 ? addresses.kind({ kind, office: address.city }) : title,
    /** 'Head office, India' */
    kindAndTitle: addresses.kind({ kind, office: title }),
    /** For search engines. */
    business: addresses.business({ name, kind, country }),
    /** In minutes, when the site is built. The pages follow summer time. */
    utcOffset: utcOffset(office.timeZone),
    /** 'Edison, New Jersey 08817' */
    place,
    streetAndPlace: addresses.street({ street: address.street, place }),
    /** 'Monday to Saturday, 9:30 to 18:30' */
    hoursInWords: hours.map(({ from, to, ...times }) => {
      const opens = clockTime(minutesOf(times.opens), clock)
      const closes = clockTime(minutesOf(times.closes), clock)
      return from === to
        ? addresses.hoursOfDay({ day: dayName(from), opens, closes })
        : addresses.hours({ from: dayName(from), to: dayName(to), opens, closes })
    }),
  }
}

/** From 'GMT+05:30', or 'GMT' for none. */
function utcOffset(timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  const name = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = 0, minutes = 0] = name.match(/([+-])(\d+):(\d+)/) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** Not every country has regions or postal codes. */
export function formatPlace(
  { city, region, postalCode }: Pick<OfficeFile['address'], 'city' | 'region' | 'postalCode'>,
  addresses: Words['addresses'],
): string {
  if (region && postalCode) return addresses.place({ city, region, postalCode })
  if (postalCode) return addresses.placeWithoutRegion({ city, postalCode })
  return region ? addresses.placeWithoutPostalCode({ city, region }) : city
}

import * as v from 'valibot'
import { clockTime, minutesOf, type Weekday, weekdays } from '../../src/lib/clockTime.ts'
import { utcOffset } from '../../src/lib/timeZones.ts'
import { checkOverlaps, datedEntries, differentDays } from './differentDays.ts'
import { closesAfterOpens, times } from './openingTimes.ts'
import { email, internationalPhone, list, optionalText, sample, text, url } from './valueSchemas.ts'
import { clockTexts, localeOf, weekdayNames } from './words/language.ts'
import type { Words } from './words/wordGroups.ts'

const weekday = v.picklist(weekdays, 'one of mon, tue, wed, thu, fri, sat, sun')

const hours = v.pipe(
  v.strictObject({ from: weekday, to: v.optional(weekday), ...times }),
  closesAfterOpens(),
  v.transform(({ to, ...rest }) => ({ ...rest, to: to ?? rest.from })),
)

const timeZone = v.pipe(
  text(),
  v.check(isTimeZone, 'the name of a time zone, for example Asia/Kathmandu or Europe/Berlin'),
)

const countryCode = v.pipe(
  text(),
  v.regex(/^[A-Z]{2}$/, 'the two capital letters of the country, such as NP'),
)

const fields = v.strictObject({
  country: text(60),
  /** The country within a sentence, such as 'the USA'. */
  countryInText: v.optional(text(60)),
  kind: text(60),
  sample: sample(),
  address: v.strictObject({
    street: text(),
    city: text(80),
    region: optionalText(80),
    postalCode: optionalText(20),
    countryCode,
  }),
  timeZone,
  hours: v.optional(list(hours), []),
  ...differentDays,
  map: v.optional(
    v.pipe(url, v.metadata({ label: 'Map', hint: 'The address of the office on a map: https://…' })),
  ),
  phone: internationalPhone,
  email,
})

export const officeSchema = v.pipe(fields, checkOverlaps())

type OfficeFile = v.InferOutput<typeof officeSchema>

/** An office with what pages say about it. */
export function composeOffice(
  { countryInText: _, ...office }: OfficeFile,
  offices: readonly OfficeFile[],
  { name, language }: { name: string; language: string },
  { addresses }: Words,
) {
  const { kind, country, address, hours } = office
  const place = formatPlace(address, addresses)
  const inCountry = offices.filter((other) => other.country === country)
  const inCity = inCountry.filter((other) => other.address.city === address.city)
  const title = inCountry.length > 1 ? addresses.office({ city: address.city, country }) : country
  const streetAndPlace = addresses.street({ street: address.street, place })
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
    /** For search engines, as dates. The pages follow the clock. */
    specialOpening: datedEntries(office, new Date().getUTCFullYear()),
    streetAndPlace,
    /** In the same order, which differs between countries. */
    addressLines: [address.street, place].toSorted(
      (a, b) => streetAndPlace.indexOf(a) - streetAndPlace.indexOf(b),
    ),
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

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** 'Edison, New Jersey 08817'. Not every country has regions or postal codes. */
export function formatPlace(
  { city, region, postalCode }: Pick<OfficeFile['address'], 'city' | 'region' | 'postalCode'>,
  addresses: Words['addresses'],
): string {
  if (region && postalCode) return addresses.place({ city, region, postalCode })
  if (postalCode) return addresses.placeWithoutRegion({ city, postalCode })
  return region ? addresses.placeWithoutPostalCode({ city, region }) : city
}

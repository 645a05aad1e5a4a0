import * as v from 'valibot'
import { DEFAULT_HEADLINE } from '../../src/content/headline.ts'
import { weekdays } from '../../src/content/weekdays.ts'
import { coloursSchema } from './colours.ts'
import { email, flag, internationalPhone, list, optionalText, text, url, wholeNumber } from './fields.ts'

const currency = v.pipe(
  text(),
  v.check(
    (code) => Intl.supportedValuesOf('currency').includes(code),
    'the three capital letters of a currency, such as NPR',
  ),
)

const weekday = v.picklist(weekdays, `a day in English, for example ${weekdays[1]}`)

const timeOfDay = v.pipe(text(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time as HH:MM, for example 09:30'))

const hours = v.pipe(
  v.strictObject({ from: weekday, to: v.optional(weekday), opens: timeOfDay, closes: timeOfDay }),
  v.check(({ opens, closes }) => opens < closes, 'a time in closes that is later than opens'),
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

const office = v.strictObject({
  country: text(60),
  /** The country within a sentence, such as 'the USA'. */
  countryInText: v.optional(text(60)),
  kind: text(60),
  sample: flag,
  address: v.strictObject({
    street: text(),
    city: text(80),
    region: optionalText(80),
    postalCode: optionalText(20),
    countryCode,
  }),
  timeZone,
  hours: v.optional(list(hours), []),
  phone: internationalPhone,
  email,
})

const picture = v.pipe(
  text(),
  v.regex(
    /^\/[\w./-]+\.(svg|avif|webp|jpe?g|png)$/i,
    'the path of a picture in public/, for example /team/name.jpg',
  ),
  v.metadata({ kind: 'image' }),
)

const headline = v.pipe(
  list(text(40)),
  v.length(3, 'three lines, one for each practice'),
  v.check((lines) => {
    const { length } = lines.join(' ')
    return length >= 12 && length <= 60
  }, 'lines that have 12 to 60 characters together'),
)

/** content/site.yaml. The handbook describes each field. */
export const siteSchema = v.strictObject({
  name: text(60),
  claim: text(120),
  description: text(160),
  headline: v.optional(headline, [...DEFAULT_HEADLINE]),
  colours: v.optional(coloursSchema),
  keywords: v.pipe(list(text(60)), v.minLength(1, 'at least one keyword')),
  author: v.optional(text(60)),
  yearFounded: wholeNumber(1800, 2100),
  currencies: v.pipe(
    list(currency),
    v.minLength(1, 'at least one currency'),
    v.maxLength(3, 'at most three currencies'),
  ),
  contact: v.optional(
    v.strictObject({ phone: internationalPhone, email, whatsapp: v.optional(internationalPhone) }),
  ),
  offices: v.pipe(list(office), v.minLength(1, 'at least one office')),
  counters: v.pipe(
    list(v.strictObject({ value: wholeNumber(0, 999_999), label: text(40), note: optionalText(80) })),
    v.minLength(1, 'at least one counter'),
    v.maxLength(6, 'at most six counters'),
  ),
  clientLogos: v.optional(
    v.strictObject({
      sample: flag,
      logos: list(v.strictObject({ name: text(60), logo: picture })),
    }),
    { logos: [] },
  ),
  credentials: v.optional(
    list(v.strictObject({ sample: flag, name: text(80), detail: text(120), url: v.optional(url) })),
    [],
  ),
  social: v.optional(list(v.strictObject({ label: text(40), href: url })), []),
  founder: v.strictObject({
    sample: flag,
    name: text(120),
    role: text(120),
    quote: text(400),
    bio: v.pipe(list(text(2_000)), v.minLength(1, 'at least one paragraph')),
    portrait: picture,
  }),
  legal: v.strictObject({
    sample: flag,
    entity: text(),
    law: text(),
    courts: text(),
    dataRegion: text(),
    messageRetentionMonths: wholeNumber(1, 120),
  }),
  articlesUrl: v.optional(v.nullable(url), null),
})

export type SiteFile = v.InferOutput<typeof siteSchema>

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

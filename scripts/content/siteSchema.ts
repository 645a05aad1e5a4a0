import { join } from 'node:path'
import * as v from 'valibot'
import { weekdays } from '../../src/lib/clockTime.ts'
import { widthOf } from '../../src/lib/text.ts'
import { messagesOf } from '../lib/userError.ts'
import { analyticsSchema } from './analytics.ts'
import { checkPracticeColours, coloursSchema } from './colours.ts'
import { contextOf } from './context.ts'
import { embedUrl } from './embedUrl.ts'
import {
  email,
  flag,
  internationalPhone,
  issuePath,
  isUnique,
  list,
  optionalText,
  text,
  url,
  wholeNumber,
} from './fields.ts'
import { findFileMistake } from './film.ts'
import { measureImage } from './images.ts'
import { practicesSchema } from './practices.ts'
import { language } from './words/language.ts'

const currency = v.pipe(
  text(),
  v.check(
    (code) => Intl.supportedValuesOf('currency').includes(code),
    'the three capital letters of a currency, such as NPR',
  ),
)

const weekday = v.picklist(weekdays, 'one of mon, tue, wed, thu, fri, sat, sun')

const timeOfDay = v.pipe(text(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time as HH:MM, for example 09:30'))

const hours = v.pipe(
  v.strictObject({ from: weekday, to: v.optional(weekday), opens: timeOfDay, closes: timeOfDay }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues || dataset.value.opens < dataset.value.closes) return
    addIssue({
      message:
        'write a time in closes that is later than opens. Hours after midnight belong to the next day.',
    })
  }),
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

const picture = (findMistakes: (address: string) => string[]) =>
  v.pipe(
    text(),
    v.regex(
      /^\/[\w./-]+\.(svg|avif|webp|jpe?g|png)$/i,
      'the path of a picture in public/, for example /team/name.jpg',
    ),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.issues) return
      for (const message of findMistakes(dataset.value)) addIssue({ message })
    }),
    v.metadata({ kind: 'image' }),
  )

const headline = v.pipe(
  list(text(40)),
  v.length(3, 'three lines, one for each practice'),
  v.check((lines) => {
    const width = widthOf(lines.join(' '))
    return width >= 12 && width <= 60
  }, 'lines that have 12 to 60 characters together'),
)

/** The services are counted. */
const counted = v.union(
  [wholeNumber(0, 999_999), v.literal('services')],
  'a whole number from 0 to 999999, or the word services',
)

const filmFile = (endings: string, example: string) =>
  v.pipe(
    text(),
    v.regex(
      new RegExp(`^film/(?!.*\\.\\.)[\\w./-]+\\.(${endings})$`, 'i'),
      `the path of a file in content/film/, for example ${example}`,
    ),
  )

/** The film of the home page: a file in content/film/, or an address. */
const film = (folder: string) =>
  v.pipe(
    v.strictObject({
      address: v.optional(
        v.pipe(
          text(500),
          v.check(
            (address) => embedUrl(address) !== null,
            'the address of a film on YouTube or Vimeo, for example https://vimeo.com/123456789',
          ),
        ),
      ),
      /** The same film as MP4 and as WebM has one name, and this is one of the two. */
      video: v.optional(filmFile('mp4|webm', 'film/intro.mp4')),
      poster: v.optional(filmFile('svg|avif|webp|jpe?g|png', 'film/poster.jpg')),
      captions: v.optional(filmFile('vtt', 'film/captions.vtt')),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { address, video, poster, captions } = dataset.value
      if ((address === undefined) === (video === undefined)) {
        addIssue({ message: 'A film is an address or a video: write one of the two.' })
      }
      if (video !== undefined && !(poster && captions)) {
        addIssue({
          message: 'A video needs a picture and captions: write the lines "poster: …" and "captions: …".',
        })
      }
      for (const [key, file] of Object.entries({ video, poster, captions })) {
        const message = file && findFileMistake(folder, key, file)
        if (message) addIssue({ message, path: issuePath(key) })
      }
    }),
    v.metadata({
      hint: 'An address at YouTube or Vimeo, or a video in content/film with a poster and captions. Empty: no film.',
    }),
  )

/** content/site.yaml. The handbook describes each field. `root` contains the pictures and the film that it names. */
export function siteSchema(root: string) {
  const context = contextOf(root)
  const findMistakes = (address: string) => messagesOf(() => measureImage(context, address))
  // The image host serves the logos under the same paths.
  const findLogoMistakes = context.imageHost ? () => [] : findMistakes
  const fields = v.strictObject({
    name: text(60),
    language,
    claim: text(120),
    description: text(160),
    headline,
    colours: v.optional(coloursSchema),
    keywords: v.pipe(list(text(60)), v.minLength(1, 'at least one keyword')),
    practices: practicesSchema(context.drawings),
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
      list(v.strictObject({ value: counted, label: text(40), note: optionalText(80) })),
      v.minLength(1, 'at least one counter'),
      v.maxLength(6, 'at most six counters'),
    ),
    clientLogos: v.optional(
      v.strictObject({
        sample: flag,
        logos: v.pipe(
          list(v.strictObject({ name: text(60), logo: picture(findLogoMistakes) })),
          v.check((logos) => isUnique(logos.map(({ name }) => name)), 'a different name for each logo'),
        ),
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
      portrait: picture(findMistakes),
    }),
    legal: v.strictObject({
      sample: flag,
      entity: text(),
      law: text(),
      courts: text(),
      dataRegion: text(),
      messageRetentionMonths: wholeNumber(1, 120),
    }),
    film: v.optional(film(join(root, 'content'))),
    articlesUrl: v.optional(v.nullable(url), null),
    analytics: v.optional(analyticsSchema),
  })
  return v.pipe(fields, checkPracticeColours())
}

export type SiteFile = v.InferOutput<ReturnType<typeof siteSchema>>

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

import { join } from 'node:path'
import * as v from 'valibot'
import { widthOf } from '../../src/lib/text.ts'
import { analyticsSchema } from './analytics.ts'
import { checkPracticeColours, coloursSchema } from './colours.ts'
import { contactFormSchema } from './contactForm.ts'
import { contextOf } from './context.ts'
import { filmSchema } from './film.ts'
import { measureImage } from './images.ts'
import { newsletterSchema } from './newsletterLists.ts'
import { noticesSchema } from './notices.ts'
import { officeSchema } from './offices.ts'
import { pageList } from './pageList.ts'
import { partsSchema } from './parts/parts.ts'
import { practicesSchema } from './practices.ts'
import {
  checkWith,
  different,
  email,
  internationalPhone,
  list,
  optionalText,
  sample,
  text,
  url,
  wholeNumber,
} from './valueSchemas.ts'
import { language } from './words/language.ts'

export const currency = v.pipe(
  text(),
  v.check(
    (code) => Intl.supportedValuesOf('currency').includes(code),
    'the three capital letters of a currency, such as NPR',
  ),
)

export const trade = v.pipe(
  text(60),
  v.regex(/^[A-Z]\w+$/, 'the name of a type of schema.org, for example Dentist'),
  v.metadata({ hint: 'For search engines: a type of schema.org, for example Dentist.' }),
)

const picture = (check: (address: string) => unknown) =>
  v.pipe(
    text(),
    v.regex(
      /^\/[\w./-]+\.(svg|avif|webp|jpe?g|png)$/i,
      'the path of a picture in public/, for example /team/name.jpg',
    ),
    checkWith(check),
    v.metadata({ kind: 'image', hint: '' }),
  )

const headline = v.pipe(
  list(text(40)),
  v.minLength(1, 'at least one line'),
  v.maxLength(4, 'at most four lines'),
  v.check((lines) => {
    const width = widthOf(lines.join(' '))
    return width >= 12 && width <= 60
  }, 'lines that have 12 to 60 characters together'),
  v.metadata({ isSentences: true }),
)

/** The services are counted. */
const counted = v.pipe(
  v.union(
    [wholeNumber(0, 999_999), v.literal('services')],
    'a whole number from 0 to 999999, or the word services',
  ),
  v.metadata({ hint: 'A number, or the word services, which counts them.' }),
)

/** content/site.yaml. The handbook describes each field. `root` contains the pictures and the film that it names. */
export function siteSchema(root: string) {
  const context = contextOf(root)
  const measure = (address: string) => measureImage(context, address)
  // The image host serves the logos under the same paths.
  const measureLogo = context.imageHost ? () => null : measure
  const fields = v.strictObject({
    /** Compared by requireFormat, before anything else is read. */
    format: v.optional(v.number('the number that it had')),
    name: text(60),
    language,
    trade: v.optional(trade, 'ProfessionalService'),
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
      v.strictObject({
        phone: v.optional(internationalPhone),
        email: v.optional(email),
        whatsapp: v.optional(internationalPhone),
        urgent: v.optional(v.strictObject({ label: text(20), phone: internationalPhone })),
        booking: v.optional(
          v.pipe(
            url,
            v.metadata({ label: 'Booking service', hint: 'The address where visitors book: https://…' }),
          ),
        ),
      }),
    ),
    notices: v.optional(noticesSchema(context), []),
    areaServed: v.optional(list(text(60)), []),
    contactForm: contactFormSchema,
    offices: v.pipe(list(officeSchema), v.minLength(1, 'at least one office')),
    counters: v.pipe(
      list(v.strictObject({ value: counted, label: text(40), note: optionalText(80) })),
      v.minLength(1, 'at least one counter'),
      v.maxLength(6, 'at most six counters'),
    ),
    clientLogos: v.optional(
      v.strictObject({
        sample: sample('Visitors see that they are not real clients.'),
        logos: v.pipe(
          list(v.strictObject({ name: text(60), logo: picture(measureLogo) })),
          different('name'),
        ),
      }),
      { logos: [] },
    ),
    credentials: v.optional(
      list(
        v.strictObject({
          sample: sample('The live site leaves it out.'),
          name: text(80),
          detail: text(120),
          url: v.optional(url),
        }),
      ),
      [],
    ),
    social: v.optional(list(v.strictObject({ label: text(40), href: url })), []),
    founder: v.strictObject({
      sample: sample('Visitors see that it is not a real person.'),
      name: text(120),
      role: text(120),
      quote: text(400),
      bio: v.pipe(list(text(2_000)), v.minLength(1, 'at least one paragraph')),
      portrait: picture(measure),
    }),
    legal: v.strictObject({
      sample: sample('While it is on, both legal texts say that they are drafts.'),
      entity: text(),
      law: text(),
      courts: text(),
      dataRegion: text(),
      messageRetentionMonths: wholeNumber(1, 120),
    }),
    newsletter: newsletterSchema,
    film: v.optional(filmSchema(join(root, 'content'))),
    menu: v.optional(pageList(context)),
    footer: v.optional(pageList(context)),
    parts: v.optional(partsSchema),
    articlesUrl: v.optional(v.nullable(v.pipe(url, v.metadata({ label: 'Blog at another address' }))), null),
    analytics: v.optional(analyticsSchema),
    httpsForSubdomains: v.optional(
      v.pipe(
        v.boolean('true or false'),
        v.metadata({
          label: 'HTTPS for subdomains',
          hint: 'Off: for a domain with a subdomain that has no HTTPS.',
        }),
      ),
      true,
    ),
  })
  return v.pipe(fields, checkPracticeColours())
}

export type SiteFile = v.InferOutput<ReturnType<typeof siteSchema>>

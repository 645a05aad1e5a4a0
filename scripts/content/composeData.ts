import { positions } from '../../src/lib/positions.ts'
import { ribbonOf } from './drawings.ts'
import { formatPrice, type PriceStyle } from './formatPrice.ts'
import { firstServices } from './homeServices.ts'
import { composeNotices } from './notices.ts'
import { composeOffice } from './offices.ts'
import type { PlansFile } from './plansSchema.ts'
import { hasOtherPrices } from './priceFields.ts'
import type { ServiceFile } from './services.ts'
import type { SiteFile } from './siteSchema.ts'
import { composeWordmark } from './wordmark.ts'
import { formatsOf, localeOf } from './words/language.ts'
import { planGroups } from './words/planGroups.ts'
import type { Words } from './words/wordGroups.ts'

export type ComposedData = ReturnType<typeof composeData>

/** Texts that depend on both files are composed here, so that no page has to load both. */
export function composeData(
  file: SiteFile,
  { sample, plans, questions }: PlansFile,
  serviceFiles: readonly ServiceFile[],
  showsSamples: boolean,
  words: Words,
) {
  const showsPrices = showsSamples || !sample
  const offers = serviceFiles.flatMap(({ offer, isSample }) =>
    offer && (showsSamples || !isSample) ? offer : [],
  )
  const style = priceStyleOf(file)
  const hasChoice = [...(showsPrices ? plans : []), ...offers].some(hasOtherPrices)
  const {
    founder,
    headline,
    counters,
    credentials,
    notices,
    offices,
    currencies,
    yearFounded,
    clientLogos,
    colours: _colours,
    practices,
    film: _film,
    contactForm,
    newsletter,
    analytics: _analytics,
    format: _format,
    parts: _parts,
    httpsForSubdomains: _httpsForSubdomains,
    menu: _menu,
    footer: _footer,
    ...rest
  } = file
  const [first] = offices
  return {
    site: {
      ...rest,
      /** For Intl. */
      locale: localeOf(file.language),
      author: file.author ?? file.name,
      contact: {
        ...file.contact,
        phone: file.contact?.phone ?? first?.phone ?? '',
        email: file.contact?.email ?? first?.email ?? '',
      },
      offices: offices.map((office, index) => ({
        ...composeOffice(office, offices, file, words),
        /** Part of anchors and of structured data. */
        id: String(index + 1),
      })),
      wordmark: composeWordmark(file.name),
      copyrightYear: new Intl.NumberFormat(localeOf(file.language), { useGrouping: false }).format(
        yearFounded,
      ),
      headline: headline.join(' '),
      /** 'India and the USA' */
      places: formatsOf(localeOf(file.language)).and([
        ...new Set(offices.map(({ country, countryInText }) => countryInText ?? country)),
      ]),
      /** Where a price is zero. */
      currencyNote: words.plansIntro.currencies({ currencies }),
      /** For the switch on the plans page. Empty if each plan has one price. */
      priceCurrencies: hasChoice ? currencies : [],
      plansIntro:
        plans.length > 0
          ? introducePlans(plans, practices, sample && showsPrices, words)
          : words.plansIntro.prices,
    },
    notices: composeNotices(notices, first?.timeZone),
    founder,
    headline,
    counters: counters.map((counter) => ({
      ...counter,
      value: counter.value === 'services' ? serviceFiles.length : counter.value,
    })),
    practices: practices.map(({ id, name, drawing }, index) => {
      const position = positions[index] ?? 1
      return { id, name, position, drawing: drawing ?? ribbonOf(position) }
    }),
    clients: clientLogos,
    credentials: credentials.filter((one) => showsSamples || !one.sample),
    questions,
    contactForm,
    newsletterLists: newsletter.lists,
    /** '$0.00', in each currency that visitors can choose. */
    zeroPrices: currencies
      .slice(0, hasChoice ? currencies.length : 1)
      .map((currency) => formatPrice(0, currency, style, false)),
    plans: composePlans(plans, style).map((plan) =>
      showsPrices ? plan : { ...plan, prices: [], period: '' },
    ),
    lowestPrices: Object.fromEntries(
      ['all', ...practices.map(({ id }) => id)].map((of) => [
        of,
        showsPrices
          ? lowestPrices(
              plans.filter(({ practice }) => of === 'all' || practice === of),
              style,
            )
          : null,
      ]),
    ) as Record<string, LowestPrices | null>,
    /** What links to the plans need, without the plans themselves: the practices that have plans. */
    planLinks: { practices: [...new Set(plans.map(({ practice }) => practice))] },
    /** By the ids of the plans. */
    planTitles: Object.fromEntries(plans.map(({ id, title }) => [id, title])) as Partial<
      Record<string, string>
    >,
    plansOfServices: findPlansOfServices(plans),
    homeServices: firstServices(serviceFiles, practices),
    /** In the order of the pages. */
    services: serviceFiles.map(({ service, offer, isSample }) => ({
      ...service,
      ...(offer && (showsSamples || !isSample) && { offer: composeOffer(offer, style) }),
    })),
  }
}

type Offer = NonNullable<ServiceFile['offer']>

/** The price of a service, as pages show it and as structured data need it. */
function composeOffer({ price, from, unit, otherPrices, note }: Offer, style: PriceStyle) {
  const isNumber = typeof price === 'number'
  const [first = ''] = style.currencies
  return {
    prices: formatPrices({ price, otherPrices }, style),
    isLowest: from,
    unit: isNumber ? unit : '',
    note,
    /** By currency. Empty if the price is a text. */
    amounts: isNumber ? { [first]: price, ...otherPrices } : {},
  }
}

type PlanLink = { id: string; title: string }

/** The plans that contain a service, by its slug. */
function findPlansOfServices(plans: PlansFile['plans']) {
  const found: Partial<Record<string, PlanLink[]>> = {}
  for (const { id, title, services } of plans)
    for (const slug of services) found[slug] = [...(found[slug] ?? []), { id, title }]
  return found
}

type LowestPrices = { prices: readonly string[]; period: string }

/** Null if the plans cannot be compared: a price is a text, the periods differ, or there are no plans. */
export function lowestPrices(plans: PlansFile['plans'], style: PriceStyle): LowestPrices | null {
  const period = plans[0]?.period
  const numbers = plans.map(({ price }) => price).filter((price) => typeof price === 'number')
  const isComparable = numbers.length === plans.length && plans.every((plan) => plan.period === period)
  if (period === undefined || !isComparable) return null
  const others = Object.keys(plans[0]?.otherPrices ?? {}).map((currency) => [
    currency,
    Math.min(...plans.map(({ otherPrices }) => otherPrices[currency] ?? Number.POSITIVE_INFINITY)),
  ])
  const lowest = { price: Math.min(...numbers), otherPrices: Object.fromEntries(others) }
  return { prices: formatPrices(lowest, style), period }
}

/** The plans as the pages show them. */
export function composePlans(plans: PlansFile['plans'], style: PriceStyle) {
  return plans.map(withShownPeriod).map(({ price, otherPrices, features, services: _, ...plan }) => ({
    ...plan,
    /** One for each of `priceCurrencies`, or a single one. None if they are samples on the live site. */
    prices: formatPrices({ price, otherPrices }, style),
    /** The same rows in all plans of a practice, so that they can be compared. */
    features: labelsIn(plans, plan.practice).map((label) => ({
      label,
      /** Null: not included. Empty: the owner does not say. Every object has a `toString`. */
      value: Object.hasOwn(features, label) ? (features[label] ?? null) : '',
    })),
  }))
}

function labelsIn(plans: PlansFile['plans'], practice: string): string[] {
  const own = plans.filter((plan) => plan.practice === practice)
  return [...new Set(own.flatMap(({ features }) => Object.keys(features)))]
}

export function introducePlans(
  plans: readonly { practice: string }[],
  practices: readonly { id: string }[],
  isSample: boolean,
  { plansIntro }: Words,
): string {
  const [count = 0, ...others] = practices.map(
    ({ id }) => plans.filter(({ practice }) => practice === id).length,
  )
  const number =
    others.length > 0 && others.every((other) => other === count)
      ? planGroups.plansIntro.plans.values.number[count - 1]
      : undefined
  const intro = plansIntro.plans({ number: number ?? 'any' })
  return isSample ? `${intro} ${plansIntro.sample}` : intro
}

type Priced = Pick<PlansFile['plans'][number], 'price' | 'otherPrices'>

/** A text such as "on request" has no period. */
function withShownPeriod(plan: PlansFile['plans'][number]) {
  return typeof plan.price === 'number' ? plan : { ...plan, period: '' }
}

export const priceStyleOf = ({
  currencies,
  offices,
  language,
}: Pick<SiteFile, 'currencies' | 'offices' | 'language'>): PriceStyle => ({
  language,
  currencies,
  countries: offices.map(({ address }) => address.countryCode),
})

function formatPrices({ price, otherPrices }: Priced, style: PriceStyle): string[] {
  if (typeof price !== 'number') return [price]
  const [first = '', ...others] = style.currencies
  const inOthers = others.flatMap((currency) => {
    const other = otherPrices[currency]
    return other === undefined ? [] : [formatPrice(other, currency, style)]
  })
  return [formatPrice(price, first, style), ...inOthers]
}

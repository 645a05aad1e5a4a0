import type { Service } from 'virtual:content/services'
import { type Office, site } from 'virtual:content/site'
import { navigationWords } from 'virtual:words/navigation'
import type { Thing } from '@/data/collections/entryPages'
import { postalAddress } from '@/data/postalAddress'
import { practiceName } from '@/data/practices'
import { organizationId, siteAddress } from '@/env'
import { daysBetween, type Weekday } from '@/lib/clockTime'
import { paths } from '@/paths'

/** Included on every page: the organisation, the site and its offices. */
export function siteThings(): Thing[] {
  return [
    {
      '@type': 'Organization',
      '@id': organizationId,
      name: site.name,
      url: siteAddress('/'),
      logo: siteAddress('/icon-512.png'),
      description: site.description,
      email: site.contact.email,
      telephone: site.contact.phone,
      ...(site.social.length > 0 && { sameAs: site.social.map(({ href }) => href) }),
    },
    {
      '@type': 'WebSite',
      '@id': siteAddress('/#website'),
      name: site.name,
      url: siteAddress('/'),
      publisher: { '@id': organizationId },
    },
    ...site.offices.map(officeThing),
  ]
}

function officeThing(office: Office): Thing {
  return {
    '@type': site.trade,
    '@id': siteAddress(`/#office-${office.id}`),
    name: office.business,
    url: siteAddress(paths.contact),
    image: siteAddress('/icon-512.png'),
    telephone: office.phone,
    email: office.email,
    parentOrganization: { '@id': organizationId },
    address: postalAddress(office),
    ...(site.areaServed.length > 0 && { areaServed: areaServed() }),
    ...(office.hours.length > 0 && {
      openingHoursSpecification: office.hours.map((hours) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: daysBetween(hours).map((day) => daysOfWeek[day]),
        opens: hours.opens,
        closes: hours.closes,
      })),
    }),
    ...(office.specialOpening.length > 0 && {
      specialOpeningHoursSpecification: office.specialOpening.map(({ from, to, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: from,
        validThrough: to,
        // Search engines read an office that opens and closes at midnight as closed.
        opens: opens ?? MIDNIGHT,
        closes: closes ?? MIDNIGHT,
      })),
    }),
  }
}

const MIDNIGHT = '00:00'

/** Where the owner names no areas, the countries of the offices. */
const areaServed = (): Thing[] =>
  site.areaServed.length > 0
    ? site.areaServed.map((name) => ({ '@type': 'Place', name }))
    : [...new Set(site.offices.map(({ address }) => address.countryCode))].map((name) => ({
        '@type': 'Country',
        name,
      }))

/** The names of schema.org. */
const daysOfWeek: Record<Weekday, string> = {
  ...{ sun: 'Sunday', mon: 'Monday', tue: 'Tuesday', wed: 'Wednesday' },
  ...{ thu: 'Thursday', fri: 'Friday', sat: 'Saturday' },
}

/** The way to a page, from the start. */
export function breadcrumbs(...steps: { name: string; path: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: navigationWords.home, path: paths.home }, ...steps].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: siteAddress(path),
      }),
    ),
  }
}

/** Structured data about an entry, which its collection describes. `imagePath` is the page whose social image it has. */
export function entryThing(thing: Thing, path: string, imagePath: string): Thing {
  const address = siteAddress(path)
  return { url: address, mainEntityOfPage: address, image: socialImage(imagePath), ...thing }
}

export function serviceThing({ slug, title, desc, practice, offer }: Service): Thing {
  const offers = offer ? offersOf(offer) : []
  return {
    '@type': 'Service',
    name: title,
    description: desc,
    serviceType: title,
    category: practiceName(practice),
    url: siteAddress(paths.service(slug)),
    provider: { '@id': organizationId },
    areaServed: areaServed(),
    ...(offers.length > 0 && { offers }),
  }
}

/** One for each currency. A price in words has none. */
function offersOf({ amounts, isLowest, unit }: NonNullable<Service['offer']>): Thing[] {
  return Object.entries(amounts).map(([priceCurrency, amount]) => ({
    '@type': 'Offer',
    priceSpecification: {
      '@type': unit ? 'UnitPriceSpecification' : 'PriceSpecification',
      ...(isLowest ? { minPrice: amount } : { price: amount }),
      priceCurrency,
      ...(unit && { unitText: unit }),
    },
  }))
}

/** A data block, which browsers do not execute. It only describes visible content. */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  const graph = { '@context': 'https://schema.org', '@graph': things }
  // Stored text can neither close the script element nor open a comment.
  return <script type="application/ld+json">{JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>
}

export const SOCIAL_IMAGE_WIDTH = 1200
export const SOCIAL_IMAGE_HEIGHT = 630

/** Where the build puts the picture that it draws from a page's title. */
export function socialImage(path: string): string {
  return siteAddress(`/social${path === '/' ? '/home' : path}.png`)
}

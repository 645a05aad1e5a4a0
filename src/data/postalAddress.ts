import { type Office, site } from 'virtual:content/site'
import type { Thing } from './collections/entryPages'

/** For search engines. */
export function postalAddress({ address }: Office): Thing {
  const { street, city, region, postalCode, countryCode } = address
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: region || undefined,
    postalCode: postalCode || undefined,
    addressCountry: countryCode,
  }
}

/** That of an office, if there is one in the town. */
export function addressIn(town: string): Thing {
  const office = site.offices.find(({ address }) => address.city === town)
  return office ? postalAddress(office) : { '@type': 'PostalAddress', addressLocality: town }
}

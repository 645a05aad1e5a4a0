type Address = { city: string; region: string; postalCode: string }

/**
 * 'Edison, New Jersey 08817', 'Reykjavík 101'. Not every country has regions or postal codes. The postal code stays on the
 * line of the word before.
 */
export function formatLocality({ city, region, postalCode }: Address): string {
  return `${city}${region && `, ${region}`}${postalCode && `\u00a0${postalCode}`}`
}

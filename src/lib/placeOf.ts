type Address = { city: string; region: string; postalCode: string }

/** 'Edison, New Jersey 08817', 'Reykjavík 101'. Not every country has regions or postal codes. */
export function placeOf({ city, region, postalCode }: Address): string {
  return `${city}${region && `, ${region}`} ${postalCode}`.trim()
}

/** Node and newer Node call it differently, and TypeScript knows neither. */
type TimeZones = { timeZones?: string[]; getTimeZones?: () => string[] }

/** In a country with several, that of this computer. `isGuess`: it is in none of them. */
export function timeZoneOf(country: string): { timeZone: string; isGuess: boolean } {
  const locale = new Intl.Locale('und', { region: country }) as Intl.Locale & TimeZones
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? []
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const timeZone = zones.find((zone) => zone === own) ?? zones[0] ?? 'UTC'
  return { timeZone, isGuess: zones.length !== 1 && timeZone !== own }
}

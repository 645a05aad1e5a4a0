export type PriceStyle = {
  language: string
  /** All that the site shows prices in. */
  currencies: readonly string[]
  /** Where the owner has offices, as two letters. */
  countries: readonly string[]
}

export function formatPrice(
  price: number,
  currency: string,
  style: PriceStyle,
  isWhole = Number.isInteger(price),
): string {
  const digits = isWhole ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {}
  const currencyDisplay = isClear(currency, style) ? 'narrowSymbol' : 'symbol'
  return new Intl.NumberFormat(languageOf(currency, style.language), {
    style: 'currency',
    currency,
    currencyDisplay,
    ...digits,
  }).format(price)
}

/** In India, 115000 is written 1,15,000. */
const languageOf = (currency: string, language: string) =>
  currency === 'INR' ? new Intl.Locale(language, { region: 'IN' }).toString() : language

/**
 * Whether visitors know which currency the shortest symbol means. Many countries share $ and Rs: such a symbol is clear
 * where the owner has an office, unless the site also shows another currency with it.
 */
function isClear(currency: string, { language, currencies, countries }: PriceStyle): boolean {
  const symbol = shortestSymbol(currency, language)
  const sharesSymbol = (other: string) => other !== currency && shortestSymbol(other, language) === symbol
  if (currencies.some(sharesSymbol)) return false
  // A code begins with the letters of its country.
  return countries.includes(currency.slice(0, 2)) || !Intl.supportedValuesOf('currency').some(sharesSymbol)
}

function shortestSymbol(currency: string, language: string): string | undefined {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value
}

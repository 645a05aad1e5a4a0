// Advice on a price that is not a plain number. It completes the sentence "price is <value>: write …".

const EXAMPLE = '295000'

const NUMBER_WORD =
  /^(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|(twen|thir|for|fif|six|seven|eigh|nine)ty|dozen|hundred|thousand|lakhs?|crores?|million|and)$/i

/** True for '₦150,000', '15k' and 'three hundred', which are mistyped numbers. 'from ₦150,000' is a text. */
export function looksLikeAmount(text: string): boolean {
  const words = text.trim().split(/[\s-]+/)
  return digitsOf(text) !== null || words.every((word) => /^[\d\p{Sc}]/u.test(word) || NUMBER_WORD.test(word))
}

export function amountAdvice(value: unknown): string {
  const number = typeof value === 'number' && Number.isFinite(value) ? String(Math.abs(value)) : null
  const digits = number ?? (typeof value === 'string' ? digitsOf(value) : null)
  if (digits === null) return `the amount in digits, such as ${EXAMPLE}, without signs or commas`
  return `${digits} without signs or commas`
}

export function priceAdvice(value: unknown): string {
  if (typeof value !== 'string') return `a number such as ${EXAMPLE}, or { text: on request } to show a text`
  if (looksLikeAmount(value)) return amountAdvice(value)
  const quoted = /^[\p{L} ]+$/u.test(value) ? value : JSON.stringify(value)
  return `{ text: ${quoted} } to show this text, or a number such as ${EXAMPLE}`
}

/** An amount, with the sign and the currency that people write around it. */
const AMOUNT =
  /^[-+]?\s*(?:[A-Za-z]{1,3}\.?|[A-Za-z]{0,2}\p{Sc})?\s*[-+]?\s*(\d(?:[\d.,'’_\s]*\d)?)\s*(?:\p{Sc}|[A-Z]{3}|\/-)?$/u

/** '₦1,50,000.50' → '150000.50'. Null if it is not certain, as in '15k' and '10 to 20'. */
function digitsOf(value: string): string | null {
  const [, amount] = AMOUNT.exec(value.trim()) ?? []
  if (!amount) return null
  // In many countries, the point separates the thousands.
  if (/^\d{1,3}\.\d{3}$/.test(amount)) return `${digitsIn(amount)} or ${Number(amount)},`
  const [, whole = amount, cents] = /^(.*\d)[.,](\d{1,2})$/.exec(amount) ?? []
  return cents ? `${digitsIn(whole)}.${cents}` : digitsIn(whole)
}

const digitsIn = (amount: string) => amount.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '')

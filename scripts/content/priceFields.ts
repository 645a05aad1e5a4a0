import { join } from 'node:path'
import * as v from 'valibot'
import { tryRead } from '../lib/userError.ts'
import { lines } from './valueSchemas.ts'
import { readYamlFile } from './yamlFile.ts'

/** The currencies of site.yaml. Empty while it has a mistake there: its own check reports that. */
export function readCurrencies(folder: string): readonly string[] {
  const schema = v.object({ currencies: v.optional(v.array(v.string()), []) })
  const read = tryRead(() => readYamlFile(join(folder, 'site.yaml'), schema))
  return read.value?.currencies ?? []
}

const IN_DIGITS = 'the amount in digits, such as 295000, without signs or commas'
const amount = v.pipe(v.number(IN_DIGITS), v.finite(IN_DIGITS), v.minValue(0, IN_DIGITS))

/** '₦150,000', 'Rs. 2,500' and '15k' are mistyped numbers. 'from ₦150,000' is a text. */
const looksLikeAmount = (text: string) => /\d/.test(text) && !/(?:[\p{Ll}\p{Lo}]\p{M}*){2}/u.test(text)

/** A mistyped number must not be shown as a text. */
const priceText = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, IN_DIGITS),
  v.maxLength(40, 'at most 40 characters'),
  v.check((value) => !looksLikeAmount(value), `${IN_DIGITS}, or a text such as on request`),
  v.metadata({ hint: 'The amount in digits, such as 295000, or a text, such as “on request”.' }),
)
/** Of a plan or a service. */
export const price = v.union([amount, priceText], `${IN_DIGITS}, or a text such as on request`)

export const otherPrices = v.pipe(
  v.optional(lines(amount, 'one line per currency, as "INR: 14900"'), {}),
  v.metadata({ hint: 'One for each other currency of the company. The label is its code, such as INR.' }),
)

type Priced = { price?: number | string | undefined; otherPrices: Record<string, number> }

export const hasOtherPrices = ({ price, otherPrices: others }: Priced) =>
  typeof price === 'number' && Object.keys(others).length > 0

/**
 * What is wrong with the currencies of a price in numbers: those of a practice, the `neighbours`, are in every currency of
 * site.yaml, or all in the first.
 */
export function findWrongCurrencies(
  priced: Priced,
  neighbours: readonly Priced[],
  [first, ...others]: readonly string[],
): string | undefined {
  if (first === undefined) return undefined
  if (typeof priced.price !== 'number' || ![priced, ...neighbours].some(hasOtherPrices)) return undefined
  const given = Object.keys(priced.otherPrices)
  if (given.length === others.length && others.every((one) => given.includes(one))) return undefined
  const wanted = others.length > 0 ? `in ${others.join(' and ')}` : 'no otherPrices'
  return `write a number as price, in ${first}, and ${wanted} as in site.yaml.`
}

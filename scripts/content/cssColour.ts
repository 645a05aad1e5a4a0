import { converter, formatHex, type Oklch, parse, wcagContrast } from 'culori'

const toOklch = converter('oklch')

/** Null if the text is no opaque colour of CSS. */
export function parseColour(text: string): Oklch | null {
  // The library also reads hexadecimal digits without #, and functions without the closing bracket.
  const isMistyped = /^[\da-f]+$|\([^)]*$/i.test(text.trim())
  const colour = isMistyped ? undefined : parse(text.trim())
  return colour && colour.alpha === undefined ? toOklch(colour) : null
}

/** #rrggbb, clipped to sRGB, as screens show it. */
export const toHex = (colour: Oklch): string => formatHex(colour)

/** 1 to 21, as WCAG defines it. */
export const contrast = (one: Oklch, other: Oklch): number => wcagContrast(toHex(one), toHex(other))

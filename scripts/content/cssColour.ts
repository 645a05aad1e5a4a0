import { converter, formatHex, type Oklch, parse, wcagContrast } from 'culori'

const toOklch = converter('oklch')

/** Null if the text is no opaque colour of CSS. */
export function parseColour(text: string): Oklch | null {
  // The library also reads hexadecimal digits without #, and functions without the closing bracket.
  const isMistyped = /^[\da-f]+$|\([^)]*$/i.test(text.trim())
  const colour = isMistyped ? undefined : parse(text.trim())
  const found = colour && colour.alpha === undefined ? toOklch(colour) : null
  // Such as oklch(none 0 0) and rgb(1e999 0 0).
  return found && [found.l, found.c, found.h ?? 0].every(Number.isFinite) ? found : null
}

/** #rrggbb, clipped to sRGB, as screens show it. */
export const toHex = (colour: Oklch): string => formatHex(colour)

/** 1 to 21, as WCAG defines it. */
export const contrast = (one: Oklch, other: Oklch): number => wcagContrast(toHex(one), toHex(other))

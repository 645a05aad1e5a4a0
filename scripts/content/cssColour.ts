import { converter, formatHex, parse, wcagContrast } from 'culori'

/** An opaque colour. Lightness is 0 to 1, the hue is in degrees. */
export type Oklch = { lightness: number; chroma: number; hue: number }

const toOklch = converter('oklch')

/** Null if the text is no opaque colour of CSS. */
export function parseColour(text: string): Oklch | null {
  // The library also reads hexadecimal digits without #, and functions without the closing bracket.
  const isMistyped = /^[\da-f]+$|\([^)]*$/i.test(text.trim())
  const colour = isMistyped ? undefined : parse(text.trim())
  if (!colour || colour.alpha !== undefined) return null
  const { l, c, h } = toOklch(colour)
  // A grey has no hue.
  return c < 0.0005 ? { lightness: l, chroma: 0, hue: 0 } : { lightness: l, chroma: c, hue: h ?? 0 }
}

/** #rrggbb, clipped to sRGB, as screens show it. */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  return formatHex({ mode: 'oklch', l: lightness, c: chroma, h: hue })
}

/** 1 to 21, as WCAG defines it. */
export function contrast(one: Oklch, other: Oklch): number {
  return wcagContrast(toHex(one), toHex(other))
}

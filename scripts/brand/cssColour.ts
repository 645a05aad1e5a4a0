import { colourNames } from './colourNames.ts'

/** An opaque colour. Lightness is 0 to 1, the hue is in degrees. */
export type Oklch = { lightness: number; chroma: number; hue: number }

/** Every notation of an opaque sRGB or OKLCH colour. Null if the text is none. */
export function parseColour(text: string): Oklch | null {
  const value = text.trim().toLowerCase()
  const hex = colourNames.get(value) ?? /^#([\da-f]{3}|[\da-f]{6})$/.exec(value)?.[1]
  if (hex) return fromHex(hex)
  const [, name = '', list = ''] = /^([a-z]+)\(([^()]*)\)$/.exec(value) ?? []
  const parts = list.trim().split(/\s*,\s*|\s+/)
  const read = FUNCTIONS[name.replace(/^(rgb|hsl)a$/, '$1')]
  if (!read || parts.length !== 3) return null
  const colour = read(parts)
  return Object.values(colour).every(Number.isFinite) ? colour : null
}

type Parts = readonly string[]

const FUNCTIONS: Record<string, (parts: Parts) => Oklch> = {
  rgb: (parts) => fromSrgb(parts.map((part) => clamp(numberOf(part, 255) / 255))),
  hsl: ([hue = '', saturation = '', lightness = '']) =>
    fromSrgb(hslToSrgb(degreesOf(hue), percentOf(saturation), percentOf(lightness))),
  hwb: ([hue = '', white = '', black = '']) =>
    fromSrgb(hwbToSrgb(degreesOf(hue), percentOf(white), percentOf(black))),
  oklch: ([lightness = '', chroma = '', hue = '']) => ({
    lightness: clamp(numberOf(lightness, 1)),
    chroma: Math.max(0, numberOf(chroma, 0.4)),
    hue: degreesOf(hue),
  }),
  oklab: ([lightness = '', a = '', b = '']) =>
    fromOklab([clamp(numberOf(lightness, 1)), numberOf(a, 0.4), numberOf(b, 0.4)]),
}

const NUMBER = /^[-+]?(\d+\.?\d*|\.\d+)$/

const numberOf = (part: string, whole: number): number => {
  if (part === 'none') return 0
  if (part.endsWith('%')) return (numberOf(part.slice(0, -1), 1) / 100) * whole
  return NUMBER.test(part) ? Number(part) : Number.NaN
}

/** `50` is allowed for `50%`. */
const percentOf = (part: string) => clamp(numberOf(part.replace('%', ''), 100) / 100)

const DEGREES: Record<string, number> = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 }

function degreesOf(part: string): number {
  const [, amount = '', unit = 'deg'] = /^(.+?)(deg|grad|rad|turn)?$/.exec(part) ?? []
  return (((numberOf(amount, 360) * (DEGREES[unit] ?? 1)) % 360) + 360) % 360
}

/** What `value` would be with three or six hexadecimal digits. */
function fromHex(digits: string): Oklch {
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : digits.match(/../g)
  return fromSrgb((pairs ?? []).map((pair) => Number.parseInt(pair, 16) / 255))
}

function hslToSrgb(hue: number, saturation: number, lightness: number): number[] {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  return [0, 8, 4].map((offset) => {
    const step = (offset + hue / 30) % 12
    return lightness - reach * Math.max(-1, Math.min(step - 3, 9 - step, 1))
  })
}

function hwbToSrgb(hue: number, white: number, black: number): number[] {
  if (white + black >= 1) return Array.from({ length: 3 }, () => white / (white + black))
  return hslToSrgb(hue, 1, 0.5).map((channel) => channel * (1 - white - black) + white)
}

const clamp = (value: number) => Math.min(1, Math.max(0, value))

// The conversions use Björn Ottosson's matrices.

function fromSrgb(channels: number[]): Oklch {
  const [r = Number.NaN, g = Number.NaN, b = Number.NaN] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  )
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return fromOklab([
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ])
}

function fromOklab([lightness, a, b]: [number, number, number]): Oklch {
  const chroma = Math.hypot(a, b)
  // A grey has no hue.
  const hue = chroma < 0.0005 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
  return { lightness, chroma: chroma < 0.0005 ? 0 : chroma, hue }
}

/** Clips colours outside sRGB, as screens do. */
export function linearSrgb({ lightness, chroma, hue }: Oklch): number[] {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return channels.map(clamp)
}

/** #rrggbb */
export function toHex(colour: Oklch): string {
  return `#${linearSrgb(colour).map(channelToHex).join('')}`
}

function channelToHex(linear: number): string {
  const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
}

/** 1 to 21, as WCAG defines it. */
export function contrast(one: Oklch, other: Oklch): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance(colour: Oklch): number {
  const [red = 0, green = 0, blue = 0] = linearSrgb(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

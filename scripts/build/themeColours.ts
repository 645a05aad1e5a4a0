import { readFileSync } from 'node:fs'
import { fromRoot } from '../lib/paths'

/** Colours of the light theme in tokens.css as #rrggbb, for images that are drawn without CSS. */
export function themeColours<Name extends string>(names: readonly Name[]): Record<Name, string> {
  const css = readFileSync(fromRoot('src', 'styles', 'tokens.css'), 'utf8')
  const colours = names.map((name) => {
    const found = new RegExp(`--${name}:[^;]*?oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(css)
    if (!found) throw new Error(`tokens.css has no opaque colour --${name}`)
    const [, lightness = 0, chroma = 0, hue = 0] = found.map(Number)
    return [name, `#${linearSrgb(lightness, chroma, hue).map(channelToHex).join('')}`] as const
  })
  return Object.fromEntries(colours) as Record<Name, string>
}

/** Uses Björn Ottosson's matrices and clips colours outside sRGB, as screens do. The hue is in degrees. */
export function linearSrgb(lightness: number, chroma: number, hue: number): number[] {
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
  return channels.map((channel) => Math.min(1, Math.max(0, channel)))
}

function channelToHex(linear: number): string {
  const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
}

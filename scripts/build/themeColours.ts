import { readFileSync } from 'node:fs'
import { fromRoot } from '../lib/paths'

/** Colours of the light theme in tokens.css as #rrggbb, for images that are drawn without CSS. */
export function themeColours<Name extends string>(names: readonly Name[]): Record<Name, string> {
  const css = readFileSync(fromRoot('src', 'styles', 'tokens.css'), 'utf8')
  const colours = names.map((name) => {
    const found = new RegExp(`--${name}:[^;]*?oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(css)
    if (!found) throw new Error(`tokens.css has no opaque colour --${name}`)
    return [name, oklchToHex(Number(found[1]), Number(found[2]), (Number(found[3]) * Math.PI) / 180)] as const
  })
  return Object.fromEntries(colours) as Record<Name, string>
}

/** Uses Björn Ottosson's matrices and clips colours outside sRGB. The hue is in radians. */
function oklchToHex(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${channels.map(channelToHex).join('')}`
}

function channelToHex(linear: number): string {
  const clipped = Math.min(1, Math.max(0, linear))
  const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
}

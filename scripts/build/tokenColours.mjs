import { readFileSync } from 'node:fs'

const TOKENS = new URL('../../src/styles/tokens.css', import.meta.url)

/**
 * The light theme's colours out of tokens.css, as #rrggbb: drawings made at build know no CSS.
 * @param {string[]} names
 * @returns {Record<string, string>}
 */
export function tokenColours(names) {
  const css = readFileSync(TOKENS, 'utf8')
  return Object.fromEntries(
    names.map((name) => {
      const found = new RegExp(`--${name}:[^;]*?oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(css)
      if (!found) throw new Error(`tokens.css has no opaque colour --${name}`)
      return [name, toHex(Number(found[1]), Number(found[2]), (Number(found[3]) * Math.PI) / 180)]
    }),
  )
}

/**
 * Björn Ottosson's matrices. What lies outside sRGB is cut off, as screens do.
 * @param {number} lightness @param {number} chroma @param {number} hue in radians
 */
function toHex(lightness, chroma, hue) {
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
  return `#${channels.map(channelHex).join('')}`
}

/** @param {number} linear */
function channelHex(linear) {
  const cut = Math.min(1, Math.max(0, linear))
  const encoded = cut <= 0.0031308 ? 12.92 * cut : 1.055 * cut ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
}

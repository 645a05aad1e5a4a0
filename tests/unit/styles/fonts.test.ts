import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { openSync } from 'fontkit'
import { expect, it } from 'vitest'

const css = readFileSync('src/styles/fonts.css', 'utf8')

it.each([...'₹€£¥'])('no font file is downloaded for %s that does not contain it', (sign) => {
  const { resolve } = createRequire(import.meta.url)
  const code = sign.codePointAt(0) ?? 0
  const sources = css.matchAll(
    /font-family: ([^;]*);[^}]*url\('(@[^']+)'\)[^;]*;\s*unicode-range:\s*([^;]*);/g,
  )
  const matching = [...sources].filter(([, , , ranges = '']) => isWithin(ranges, code))
  // Of the faces of a family, browsers try the last one first.
  const files = new Map(matching.map(([, family, file = '']) => [family, file]))
  for (const file of files.values()) {
    const font = openSync(resolve(file))
    expect('hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(code), file).toBe(true)
  }
})

function isWithin(ranges: string, code: number): boolean {
  return ranges.split(/,\s*/).some((range) => {
    const [first = 0, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    return first <= code && code <= last
  })
}

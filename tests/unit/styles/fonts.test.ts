import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CORE_RANGE } from '../../../scripts/fonts'

const css = readFileSync('src/styles/fonts.css', 'utf8').replace(/\s+/g, ' ')

it('the core fonts are requested for exactly the characters they contain', () => {
  for (const family of ['bricolage-grotesque', 'instrument-sans']) {
    const [, range] =
      new RegExp(`${family}-core\\.woff2'\\) format\\('woff2'\\); unicode-range: ([^;]*);`).exec(css) ?? []
    expect(range).toBe(CORE_RANGE)
  }
})

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { decompressFont } from '../../../../scripts/build/decompressFont'

const TRUE_TYPE = '00010000'

it('decompresses several fonts at the same time', async () => {
  const files = ['bricolage-grotesque', 'instrument-sans'].map((family) =>
    readFileSync(`src/styles/fonts/${family}-core.woff2`),
  )
  const fonts = await Promise.all([...files, ...files].map(decompressFont))
  expect(fonts.map((font) => font.toString('hex', 0, 4))).toEqual(fonts.map(() => TRUE_TYPE))
})

it('decompresses a font after one that is broken', async () => {
  await expect(decompressFont(Buffer.from('no font'))).rejects.toThrow()
  const font = await decompressFont(readFileSync('src/styles/fonts/instrument-sans-core.woff2'))
  expect(font.toString('hex', 0, 4)).toBe(TRUE_TYPE)
})

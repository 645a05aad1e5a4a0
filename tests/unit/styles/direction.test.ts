import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listFiles } from '../../../scripts/lib/listFiles'

/** Such a rule would be wrong where texts run from right to left. */
const PHYSICAL =
  /^\s*((margin|padding|border|scroll-margin)-)?(left|right)\b|^\s*border-\w+-(left|right)-radius|\b(float|clear|text-align): (left|right)\b/

it('no style sheet names the left or the right side', () => {
  const found = listFiles('src')
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const lines = readFileSync(`src/${file}`, 'utf8').split('\n')
      return lines.filter((line) => PHYSICAL.test(line)).map((line) => `${file}: ${line.trim()}`)
    })
  expect(found).toEqual([])
})

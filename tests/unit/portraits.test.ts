import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fromRoot } from '../../scripts/lib/folders'

const folder = fromRoot('sample/public/team')

it('the portraits of the sample are small, and show their whole head above the ribbons', () => {
  const drawings = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
  expect(Math.max(...drawings.map(({ length }) => length))).toBeLessThan(4000)
  expect(drawings.join('').length).toBeLessThan(40_000)
  // The line of the eyes is at 45 % of the height, and the founder is taller.
  for (const drawing of drawings) {
    expect(drawing).toMatch(/viewBox="(18 14 204 170|44 8 152 188)"/)
    expect(drawing).toMatch(/<circle cx="10[46]" cy="9[01]" r="3.6"/)
  }
})

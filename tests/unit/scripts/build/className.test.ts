import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { className, suffixOf } from '../../../../scripts/build/className'
import { fromRoot } from '../../../../scripts/lib/paths'

it('is the same in both builds, whatever Vite appends to the file', () => {
  const file = fromRoot('src/components/Card.module.css')
  expect(className('card', file)).toMatch(/^card_\w{1,2}$/)
  expect(className('card', `${file}?used`)).toBe(className('card', file))
})

it('differs between the CSS modules', () => {
  const all = readdirSync(fromRoot('src'), { recursive: true, encoding: 'utf8' })
  const files = all.filter((file) => file.endsWith('.module.css')).map((file) => fromRoot('src', file))
  expect(files.length).toBeGreaterThan(50)
  expect(new Set(files.map(suffixOf)).size).toBe(files.length)
})

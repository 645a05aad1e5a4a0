import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { siteSchema } from '../../../../scripts/content/siteSchema'
import { text } from '../../../../scripts/content/valueSchemas'
import { parseYaml } from '../../../../scripts/content/yamlFile'

const site = readFileSync('sample/content/site.yaml', 'utf8')

it('site.yaml keeps every character of postal codes and phone numbers', () => {
  const changed = site.replace('+1 000 000 0000', '+10000000000')
  const { value } = parseYaml(changed, siteSchema('sample'))
  expect(value?.offices[1]).toMatchObject({ phone: '+10000000000', address: { postalCode: '08817' } })
})

it('site.yaml takes a headline of few, wide letters', () => {
  const changed = site.replace(/^headline:(\n {2}.*)*/m, 'headline: [描く。, 造る。, 守る。]')
  expect(changed).not.toBe(site)
  expect(parseYaml(changed, siteSchema('sample')).mistakes).toEqual([])
})

it.each(['12E4', '911101081234567890'])('site.yaml keeps the registration %s', (detail) => {
  const credentials = v.array(v.object({ detail: text() }))
  const { value } = parseYaml(`credentials: [{ detail: ${detail} }]`, v.object({ credentials }))
  expect(value?.credentials[0]?.detail).toBe(detail)
})

it('site.yaml keeps the last zero of a text, also next to a price', () => {
  const schema = v.object({ figure: text(), price: v.number() })
  const { value, mistakes } = parseYaml('figure: 4.50\nprice: 12.50', schema)
  expect([value, mistakes]).toEqual([{ figure: '4.50', price: 12.5 }, []])
})

it('site.yaml with opening hours of which one cannot be read has one mistake', () => {
  const wrong = site.replace('opens: 09:30', 'opens: 9.30')
  const { mistakes } = parseYaml(wrong, siteSchema('sample'))
  expect(mistakes.map(({ message }) => message)).toEqual([
    'offices 1 hours 1 opens is "9.3": write a time as HH:MM, for example 09:30.',
  ])
})

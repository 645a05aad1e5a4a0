import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readOwnerData } from '../../../../scripts/content/ownerData'
import { listWords } from '../../../../scripts/content/words/listWords'

const [, afterTitle = ''] = readFileSync('docs/specification.md', 'utf8').split('## Followed word by word')
const [fixed = ''] = afterTitle.split('| console |')
const phrases = [...fixed.replaceAll(/\*\*[^*]+\*\*/g, '').matchAll(/\*([^*]+)\*/g)].flatMap(
  // A comma after a space is part of a message.
  ([, text = '']) => text.replaceAll(/\s+/g, ' ').split(/(?<! ), /),
)

const stringsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(stringsOf)

it('the English words and the texts of the sample are those of the specification', () => {
  const { words: _, ...owned } = readOwnerData('sample/content')
  const english = stringsOf(listWords('en'))
  const texts = new Set([
    ...[...english, ...stringsOf(owned)],
    // “Loading chunk failed (timeout)”
    ...english.flatMap((text) => text.split(/ \(|\)/)),
    owned.site.description.split(',')[0],
  ])
  expect(phrases.length).toBeGreaterThan(50)
  expect(phrases.filter((phrase) => !texts.has(phrase))).toEqual([])
})

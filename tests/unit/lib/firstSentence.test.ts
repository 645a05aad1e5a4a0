import { expect, it } from 'vitest'
import { firstSentence } from '@/lib/firstSentence'

it.each([
  ['Moved to the cloud. You pay for what you use.', 'Moved to the cloud.'],
  ['One sentence', 'One sentence'],
  ['For forms, e.g. of a bank. And more.', 'For forms, e.g. of a bank.'],
  ['Für Formulare, z. B. Anträge, d. h. Papier. Und mehr.', 'Für Formulare, z. B. Anträge, d. h. Papier.'],
  ['Is it 2.5 % or 3? It depends.', 'Is it 2.5 % or 3?'],
  ['He said “yes.” Then we began.', 'He said “yes.”'],
  ['帳簿をつけます。毎月。', '帳簿をつけます。'],
  ['كل شهر؟ نعم.', 'كل شهر؟'],
])('of “%s”, the first sentence is “%s”', (text, first) => {
  expect(firstSentence(text)).toBe(first)
})

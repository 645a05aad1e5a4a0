import { expect, it } from 'vitest'
import { foldText, readingMinutes } from '@/lib/text'

it.each([
  ['440 words', '<p>word </p>'.repeat(440), 2],
  ['1,760 Japanese characters', '<p>確定申告の期限。</p>'.repeat(220), 4],
  ['nothing', '', 1],
])('tells how long it takes to read %s', (_, html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes)
})

it.each([
  ['Über\u00a0Zoe\u0308', 'uber zoe'],
  ['क़र', 'कर'],
  ['कार', 'कार'],
  ['مُحَمَّد', 'محمد'],
  ['إدارة الأمان', 'ادارة الامان'],
])('compares %s as %s in searches', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

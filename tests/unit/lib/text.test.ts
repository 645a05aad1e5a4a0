import { expect, it, vi } from 'vitest'
import { foldText, headingSlug, wordsOf } from '@/lib/foldText'
import { readingMinutes } from '@/lib/readingTime'

it.each([
  ['440 words', '<p>word </p>'.repeat(440), 2],
  ['1,760 Japanese characters', '<p>確定申告の期限。</p>'.repeat(220), 4],
  ['4,400 Thai characters', '<p>ออกแบบสวน</p>'.repeat(440), 4],
  ['nothing', '', 1],
])('tells how long it takes to read %s', (_, html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes)
})

it.each([
  ['Über\u00a0Zoe\u0308', 'UBER ZOE'],
  ['Işıl İ', 'ISIL I'],
  ['Łódź, Æsøy', 'LODZ, AESOY'],
  ['क़र', 'कर'],
  ['कार', 'कार'],
  ['مُحَمَّد', 'محمد'],
  ['إدارة الأمان', 'ادارة الامان'],
])('compares %s as %s in searches', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

it.each([
  ['ガーデン', 'カーテン'],
  ['ป่า', 'ปา'],
  ['क्या', 'कया'],
])('does not take %s for %s in searches', (one, other) => {
  expect(foldText(one)).not.toBe(foldText(other))
})

it.each([
  ['Größe & Maße', 'große-maße'],
  ['ガーデンの費用', 'ガーデンの費用'],
  ['सेवा केंद्र', 'सेवा-केंद्र'],
  ['설계', '설계'],
  ['—', 'section'],
])('a heading %s has the address %s, as people type it', (heading, address) => {
  expect(headingSlug(heading)).toBe(address.normalize('NFC'))
})

it('finds words in browsers without Intl.Segmenter, too', () => {
  vi.stubGlobal('Intl', {})
  expect(wordsOf('Logo, नमस्ते')).toEqual(['Logo', 'नमस्ते'])
})

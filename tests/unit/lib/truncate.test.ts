import { expect, it, vi } from 'vitest'
import { introText, largeTitle, smallTitle, topicTitle, truncate, truncateDescription } from '@/lib/truncate'

const text = (length: number) => 'x'.repeat(length)

it.each([
  ['large', largeTitle, text(64), text(64)],
  ['large', largeTitle, text(65), `${text(50)}…`],
  ['small', smallTitle, text(50), text(50)],
  ['small', smallTitle, text(51), `${text(30)}…`],
  // Longer than the limit, but the cut removes nothing.
  ['topic', topicTitle, text(50), text(50)],
  ['topic', topicTitle, text(51), `${text(50)}…`],
  // At the last space.
  ['small', smallTitle, `${text(10)} ${text(19)} ${text(40)}`, `${text(10)} ${text(19)}…`],
  ['small', smallTitle, `${text(31)} ${text(40)}`, `${text(30)}…`],
  ['small', smallTitle, `  ${text(29)} ${text(40)}  `, `${text(29)}…`],
  ['small', smallTitle, '  short  ', 'short'],
  ...[',', ':', '.', ' –', '!?', ' (', '”.'].map((end): [string, typeof smallTitle, string, string] => [
    `small, without “${end}” at the end`,
    smallTitle,
    `${text(30 - end.length)}${end} ${text(40)}`,
    `${text(30 - end.length)}…`,
  ]),
  // A wide character fills the place of two.
  ['small', smallTitle, '庭'.repeat(25), '庭'.repeat(25)],
  ['small', smallTitle, '庭'.repeat(26), `${'庭'.repeat(15)}…`],
  ['small', smallTitle, `${'庭'.repeat(5)} ${'庭'.repeat(30)}`, `${'庭'.repeat(5)} ${'庭'.repeat(10)}…`],
  ['small', smallTitle, `${'庭'.repeat(12)}garden${'庭'.repeat(30)}`, `${'庭'.repeat(12)}garden…`],
  ['small', smallTitle, `${'庭'.repeat(14)}garden${'庭'.repeat(30)}`, `${'庭'.repeat(14)}…`],
  // What a reader sees as one character.
  ...['👩‍👩‍👧‍👦', '🇮🇳', 'é', '👍🏽', 'नि', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'e\u0301'].flatMap(
    (character): [string, typeof smallTitle, string, string][] => [
      ['small', smallTitle, character.repeat(50), character.repeat(50)],
      ['small', smallTitle, character.repeat(51), `${character.repeat(30)}…`],
    ],
  ),
])('the title of a %s card, %o: %s', (_, kind, title, expected) => {
  expect(truncate(title, kind)).toBe(expected)
})

const words = (count: number, word = 'word') => Array.from({ length: count }, () => word).join(' ')

it.each([
  [words(20), words(20)],
  [words(21), `${words(20)}…`],
  [text(100), text(100)],
  [text(101), `${text(70)}…`],
  // Seventy characters end within the ninth word.
  [words(25, 'lengthy'), `${words(8, 'lengthy')}…`],
  ['  ', ''],
])('the description %s is cut to %s', (description, expected) => {
  expect(truncateDescription(description)).toBe(expected)
})

it.each([
  ['one two three, four', 'one two three …'],
  ['one two three', 'one two three'],
  [words(3, text(40)), words(3, text(40))],
  ['庭'.repeat(51), `${'庭'.repeat(35)}…`],
  ['', ''],
])('the first three words of %j are %j', (description, expected) => {
  expect(introText(description, 3)).toBe(expected)
})

it('a title is cut in browsers without Intl.Segmenter, too, where the build has cut it', async () => {
  vi.stubGlobal('Intl', {})
  vi.resetModules()
  const { truncate } = await import('@/lib/truncate')
  for (const [letter, cut] of [
    ['नि', 30],
    ['👩‍👩‍👧‍👦', 30],
    ['庭', 15],
  ] as const)
    expect(truncate(letter.repeat(51), smallTitle)).toBe(`${letter.repeat(cut)}…`)
})

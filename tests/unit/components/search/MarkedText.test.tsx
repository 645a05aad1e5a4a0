import { expect, it } from 'vitest'
import { foundLine } from '@/components/search/MarkedText'
import { searchTerms } from '@/lib/searchTerms'

const words = (count: number) => Array.from({ length: count }, () => 'other').join(' ')

it.each([
  ['the first words of a long line', `Payroll ${words(40)}`, 'payroll', /^Payroll other.*…$/],
  [
    'what is around a word further on',
    `${words(40)} payroll ${words(40)}`,
    'payroll',
    /^….*other payroll other.*…$/,
  ],
  [
    'a word after the last space of a text without spaces',
    `React ${'设'.repeat(60)}税务${'计'.repeat(200)}`,
    '税务',
    /税务/,
  ],
  [
    'a word after a space that is near it',
    `${'设'.repeat(60)} React ${'的'.repeat(20)}税务${'计'.repeat(200)}`,
    '税务',
    /税务/,
  ],
])('shows %s', (_, line, search, expected) => {
  expect(foundLine([line], searchTerms(search))).toMatch(expected)
})

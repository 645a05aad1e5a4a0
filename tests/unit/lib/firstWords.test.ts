import { expect, it } from 'vitest'
import { firstWords } from '@/lib/firstWords'

it('cuts after so many words and says that there is more', () => {
  expect(firstWords('one two three, four', 3)).toBe('one two three …')
})

it.each(['one two three', 'one two', ''])('leaves %j as it is', (text) => {
  expect(firstWords(text, 3)).toBe(text)
})

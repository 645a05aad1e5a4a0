import { expect, it } from 'vitest'
import { introText } from '@/lib/introText'

it('cuts after so many words and says that there is more', () => {
  expect(introText('one two three, four', 3)).toBe('one two three …')
})

it.each(['one two three', 'one two', ''])('leaves %j as it is', (text) => {
  expect(introText(text, 3)).toBe(text)
})

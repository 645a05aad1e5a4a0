import { expect, it } from 'vitest'
import { checkEmail, checkEmailInKey, hasInvisibleCharacters } from '@/lib/email'

it.each(['asha@site.example', 'a.b+c@d.co', "o'neil@d.co", 'आशा@उदाहरण.भारत'])('accepts %s', (email) => {
  expect(checkEmail(email, 320)).toBeUndefined()
  expect(checkEmailInKey(email, 320)).toBeUndefined()
  expect(hasInvisibleCharacters(email)).toBe(false)
})

it.each(['asha', 'asha@', '@site.example', 'a b@c.d', 'a@b@c'])('refuses %s', (email) => {
  expect(checkEmail(email, 320)).toBe('invalid')
  expect(checkEmailInKey(email, 320)).toBe('invalid')
})

it.each([
  ['NUL', '\0'],
  ['ESC', '\u001b'],
  ['DEL', '\u007f'],
  ['a C1 control', '\u0085'],
  ['a right-to-left override', '\u202e'],
  ['a left-to-right mark', '\u200e'],
  ['an Arabic letter mark', '\u061c'],
  ['an isolate', '\u2066'],
  ['a zero-width space', '\u200b'],
  ['a line separator', '\u2028'],
  ['a paragraph separator', '\u2029'],
])('refuses an address with %s', (_, character) => {
  for (const email of [`a${character}@b.example`, `a@b${character}.example`, `a@b.example${character}`]) {
    expect(checkEmail(email, 320)).toBe('invalid')
    expect(checkEmailInKey(email, 320)).toBe('invalid')
    expect(hasInvisibleCharacters(email)).toBe(true)
  }
})

it.each([...',;:<>()[]\\"', '\u00a0', '\ud800'])('refuses an address with %j', (character) => {
  expect(checkEmail(`a${character}@b.example`, 320)).toBe('invalid')
  expect(checkEmailInKey(`a${character}@b.example`, 320)).toBe('invalid')
})

it.each(['a/b@c.example', 'a@b/c.example', 'a@b', 'a@b.', 'a@b~c.example'])(
  'refuses %j in a key',
  (email) => {
    expect(checkEmail(email, 320)).toBeUndefined()
    expect(checkEmailInKey(email, 320)).toBe('invalid')
  },
)

it('says that an address is missing or too long', () => {
  for (const check of [checkEmail, checkEmailInKey]) {
    expect(check('', 320)).toBe('missing')
    expect(check(`${'a'.repeat(320)}@b.example`, 320)).toBe('invalid')
  }
})

import { expect, it } from 'vitest'
import { addressOfKey } from '@/data/guestKeys'
import { checkEmail, checkEmailInKey } from '@/lib/email'

const MAX = 320

// The tests of the rules compare the characters with those that the rules refuse.
it.each([
  ['', 'missing', 'missing'],
  ['asha@site.example', undefined, undefined],
  ["o'neil+x@d.co", undefined, undefined],
  ['आशा@उदाहरण.भारत', undefined, undefined],
  ['asha', 'invalid', 'invalid'],
  ['asha@', 'invalid', 'invalid'],
  ['@site.example', 'invalid', 'invalid'],
  ['a@b@c', 'invalid', 'invalid'],
  ['a b@c.d', 'invalid', 'invalid'],
  ['a@b.example\u202e', 'invalid', 'invalid'],
  ['\ud800a@b.example', 'invalid', 'invalid'],
  [`${'a'.repeat(MAX)}@b.example`, 'invalid', 'invalid'],
  // A key cannot contain these.
  ['a/b@c.example', undefined, 'invalid'],
  ['a@b', undefined, 'invalid'],
  ['a@b.', undefined, 'invalid'],
  ['a@b~c.example', undefined, 'invalid'],
])('the address %j is %s, and %s in a key', (email, problem, problemInKey) => {
  expect(checkEmail(email, MAX)).toBe(problem)
  expect(checkEmailInKey(email, MAX)).toBe(problemInKey)
})

it.each([
  ['asha@example.com~AbCdEfGhIjKlMnOpQrSt', 'asha@example.com'],
  ['a~b@example.com~AbCdEfGhIjKlMnOpQrSt', 'a~b@example.com'],
  ['Asha@Example.com', 'asha@example.com'],
])('the key %s belongs to %s', (key, expected) => {
  expect(addressOfKey(key)).toBe(expected)
})

import { expect, it } from 'vitest'
import { checkEmail, checkEmailAsId } from '@/lib/email'

it.each(['asha@triveni.example', 'a.b+c@d.co'])('accepts %s', (email) => {
  expect(checkEmail(email, 320)).toBeUndefined()
  expect(checkEmailAsId(email, 320)).toBeUndefined()
})

it.each(['asha', 'asha@', '@triveni.example', 'a b@c.d'])('refuses %s', (email) => {
  expect(checkEmail(email, 320)).toBe('invalid')
  expect(checkEmailAsId(email, 320)).toBe('invalid')
})

it.each(['a/b@c.example', 'a@b', '__a@b.example__', 'a@b.example\ud800', 'a@b.'])(
  'refuses %j as the id of a document',
  (email) => {
    expect(checkEmailAsId(email, 320)).toBe('invalid')
  },
)

it('says that an address is missing or too long', () => {
  for (const check of [checkEmail, checkEmailAsId]) {
    expect(check('', 320)).toBe('missing')
    expect(check(`${'a'.repeat(320)}@b.example`, 320)).toBe('invalid')
  }
})

import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { nameField, optionalPhoneField } from '@/auth/accountFields'

it('a name and a phone number that are pasted have no control characters, and the number no direction marks', () => {
  expect(parse(nameField, '\tAsha\0\tMenon')).toBe('Asha Menon')
  expect(parse(optionalPhoneField, '\u202a98400\t12345\u0085\u202c')).toBe('98400 12345')
})

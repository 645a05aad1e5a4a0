import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { nameField, optionalPhoneField } from '@/auth/accountFields'

it('a name and a phone number that are pasted from a table have no control characters', () => {
  expect(parse(nameField, '\tAsha\0\tMenon')).toBe('Asha Menon')
  expect(parse(optionalPhoneField, '98400\t12345\u0085')).toBe('98400 12345')
})

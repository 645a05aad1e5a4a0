import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { emailField, nameField, optionalPhoneField } from '@/auth/accountFields'

it('what is pasted loses its control characters, and addresses and numbers all that cannot be seen', () => {
  expect(parse(nameField, '\tAsha\0\tMenon')).toBe('Asha Menon')
  expect(parse(optionalPhoneField, '\u202a98400 12345\u0085\u202c')).toBe('98400 12345')
  expect(parse(emailField, 'asha@example.com\u200b ')).toBe('asha@example.com')
})

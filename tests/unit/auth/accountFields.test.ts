import { type GenericSchema, safeParse } from 'valibot'
import { expect, it } from 'vitest'
import { emailField, nameField, newPasswordField, phoneField } from '@/auth/accountFields'
import { signUpSchema } from '@/pages/sign-in/SignupPage'

const good = {
  name: 'Asha',
  email: 'asha@site.example',
  phone: '1',
  password: 'monsoons',
  confirmPassword: 'monsoons',
}
const none = { name: '', email: '', phone: '', password: '', confirmPassword: '' }

const errorsOf = (schema: GenericSchema, value: unknown) =>
  safeParse(schema, value).issues?.map(({ path, message }) => [path?.[0]?.key, message])

it('sign-up requires every field, with the specified messages', () => {
  expect(errorsOf(signUpSchema, good)).toBeUndefined()
  expect(Object.fromEntries(errorsOf(signUpSchema, none)?.reverse() ?? [])).toEqual({
    name: 'Name Is Required !!',
    email: 'Email Is Required',
    phone: 'Contact Number Is Required !!',
    password: 'Password Is Required !!',
    confirmPassword: 'Confirm Password Is Required !!',
  })
})

it('sign-up requires two equal passwords', () => {
  expect(errorsOf(signUpSchema, { ...good, confirmPassword: 'Monsoons' })).toEqual([
    ['confirmPassword', 'Passwords do not match'],
  ])
})

it.each<[GenericSchema, string, string | undefined]>([
  [newPasswordField, 'monsoon', 'Use at least 8 characters.'],
  [emailField, 'asha', 'This does not look like an e-mail address.'],
  [emailField, `${'x'.repeat(320)}@b.c`, 'This does not look like an e-mail address.'],
  [nameField, ` ${'x'.repeat(200)} `, undefined],
  [nameField, 'x'.repeat(201), 'Use at most 200 characters.'],
  [phoneField, '1'.repeat(40), undefined],
  [phoneField, '1'.repeat(41), 'Use at most 40 characters.'],
])('a field refuses what is too short, too long or no address', (schema, text, error) => {
  expect(errorsOf(schema, text)?.[0]?.[1]).toBe(error)
})

import { describe, expect, it } from 'vitest'
import { checkPerson, checkSignIn, checkSignUp, emailError } from '@/auth/checkForms'

const good = {
  name: 'Asha',
  email: 'asha@site.example',
  phone: '1',
  password: 'monsoons',
  confirmPassword: 'monsoons',
}
const none = { name: '', email: '', phone: '', password: '', confirmPassword: '' }

describe('sign-up', () => {
  it('accepts a complete form', () => {
    expect(Object.values(checkSignUp(good)).filter(Boolean)).toEqual([])
  })

  it('requires every field, with the specified messages', () => {
    expect(checkSignUp(none)).toEqual({
      name: 'Name Is Required !!',
      email: 'Email Is Required',
      phone: 'Contact Number Is Required !!',
      password: 'Password Is Required !!',
      confirmPassword: 'Confirm Password Is Required !!',
    })
  })

  it('requires eight characters and two equal passwords', () => {
    expect(checkSignUp({ ...good, password: 'monsoon', confirmPassword: 'monsoon' })).toMatchObject({
      password: 'Use at least 8 characters.',
    })
    expect(checkSignUp({ ...good, confirmPassword: 'Monsoons' })).toMatchObject({
      confirmPassword: 'Passwords do not match',
    })
  })
})

describe('sign-in', () => {
  it('requires both fields and accepts any password', () => {
    expect(checkSignIn(none)).toEqual({ email: 'Email Is Required', password: 'Password Is Required !!' })
    expect(checkSignIn({ email: good.email, password: 'x' })).toEqual({})
  })
})

it.each(['asha', `${'x'.repeat(320)}@b.c`])('an address like %s is none', (email) => {
  expect(emailError(email)).toBe('This does not look like an e-mail address.')
})

it('limits the length of names and phone numbers', () => {
  expect(checkPerson({ name: 'x'.repeat(200), phone: '1'.repeat(40) })).toEqual({})
  expect(checkPerson({ name: 'x'.repeat(201), phone: '1'.repeat(41) })).toEqual({
    name: 'Use at most 200 characters.',
    phone: 'Use at most 40 characters.',
  })
})

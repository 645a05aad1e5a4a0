import { describe, expect, it } from 'vitest'
import { fillIn } from '@/data/users'

const held = { name: 'Asha Menon', email: 'asha@site.example', phone: '+91 98400 12345' }
const nothing = { name: '', email: '', phone: '' }

describe('completing a user record', () => {
  it('uses every value if the record is empty', () => {
    expect(fillIn(nothing, held)).toEqual(held)
  })

  it('keeps existing values', () => {
    const known = { ...held, name: 'Asha M.', phone: '+1 212 555 0100' }
    expect(fillIn(known, held)).toEqual(known)
  })

  it('keeps existing values that Google does not provide', () => {
    expect(fillIn(held, { ...held, name: '', phone: '' })).toEqual(held)
  })

  it('updates the e-mail address to that of the account', () => {
    expect(fillIn(held, { ...held, email: 'new@site.example' }).email).toBe('new@site.example')
  })
})

import { describe, expect, it } from 'vitest'
import { fillIn } from '@/data/users'

const held = { name: 'Asha Menon', email: 'asha@site.example', phone: '+91 98400 12345' }
const nothing = { name: '', email: '', phone: '' }

describe('a record that is filled in', () => {
  it('takes everything where nothing is known', () => {
    expect(fillIn(nothing, held)).toEqual(held)
  })

  it('keeps what is known already', () => {
    const known = { ...held, name: 'Asha M.', phone: '+1 212 555 0100' }
    expect(fillIn(known, held)).toEqual(known)
  })

  it('is never emptied by what Google does not know', () => {
    expect(fillIn(held, { ...held, name: '', phone: '' })).toEqual(held)
  })

  it('follows the address of the account', () => {
    expect(fillIn(held, { ...held, email: 'new@site.example' }).email).toBe('new@site.example')
  })
})

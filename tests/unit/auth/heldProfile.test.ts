// @vitest-environment jsdom

import { afterEach, describe, expect, it, vi } from 'vitest'
import { heldProfile, holdProfile, releaseProfile } from '@/auth/heldProfile'

const asha = { name: 'Asha Menon', email: 'asha@triveni.example', phone: '+91 98400 12345' }

afterEach(() => releaseProfile('asha'))

describe('the held profile', () => {
  it('is given back to the account it belongs to, and to nobody else', () => {
    holdProfile('asha', asha)
    expect(heldProfile('asha')).toEqual(asha)
    expect(heldProfile('ravi')).toBeNull()
  })

  it('stays beside that of another account', () => {
    holdProfile('asha', asha)
    holdProfile('ravi', { name: 'Ravi', email: 'ravi@triveni.example', phone: '1' })
    releaseProfile('ravi')
    expect(heldProfile('asha')).toEqual(asha)
    expect(heldProfile('ravi')).toBeNull()
  })

  it('keeps name, e-mail and phone, whatever else comes along', () => {
    const typed = { ...asha, password: 'monsoon-1947', confirmPassword: 'monsoon-1947' }
    holdProfile('asha', typed)
    expect(Object.values({ ...localStorage }).join()).not.toContain('monsoon')
    expect(heldProfile('asha')).toEqual(asha)
  })

  it.each(['{', 'null', '"text"', '{"name":1,"phone":""}', '[]'])(
    'that was tampered with (%s) is none',
    (kept) => {
      localStorage.setItem('profile:ravi', kept)
      expect(heldProfile('ravi')).toBeNull()
    },
  )

  it('lasts as long as the page where nothing can be stored', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked')
    })
    holdProfile('asha', asha)
    expect(heldProfile('asha')).toEqual(asha)
  })
})

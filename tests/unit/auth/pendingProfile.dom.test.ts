import { afterEach, describe, expect, it } from 'vitest'
import { clearPendingProfile, pendingProfile, savePendingProfile } from '@/auth/pendingProfile'

const asha = { name: 'Asha Menon', email: 'asha@site.example', phone: '+91 98400 12345' }

afterEach(() => clearPendingProfile(asha.email))

describe('the pending profile', () => {
  it('is found by the e-mail address of its account, in any case', () => {
    savePendingProfile(asha)
    expect(pendingProfile(asha.email)).toEqual(asha)
    expect(pendingProfile('Asha@Site.example')).toEqual(asha)
    expect(pendingProfile('ravi@site.example')).toBeNull()
  })

  it('is stored separately for each account', () => {
    savePendingProfile(asha)
    savePendingProfile({ name: 'Ravi', email: 'ravi@site.example', phone: '1' })
    clearPendingProfile('ravi@site.example')
    expect(pendingProfile(asha.email)).toEqual(asha)
    expect(pendingProfile('ravi@site.example')).toBeNull()
  })

  it('stores only name, e-mail and phone', () => {
    const typed = { ...asha, password: 'monsoon-1947', confirmPassword: 'monsoon-1947' }
    savePendingProfile(typed)
    expect(Object.values({ ...localStorage }).join()).not.toContain('monsoon')
    expect(pendingProfile(asha.email)).toEqual(asha)
  })

  it.each(['{', 'null', '"text"', '{"name":1,"phone":""}', '[]'])(
    'that was tampered with (%s) is none',
    (kept) => {
      localStorage.setItem('profile:ravi@site.example', kept)
      expect(pendingProfile('ravi@site.example')).toBeNull()
    },
  )
})

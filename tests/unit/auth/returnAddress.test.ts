import { describe, expect, it } from 'vitest'
import { returnAddress, signInAddress, wantedPlan } from '@/auth/returnAddress'

const landing = (next: string) => returnAddress(`?${new URLSearchParams({ next })}`)

describe('the address after sign-in', () => {
  it.each([
    '/',
    '/plans',
    '/account',
    '/insight/llp-or-private-limited',
    '/services?category=ca&q=tax',
    '/plans#digital',
    '/%E0%A4%A8',
  ])('may be %s', (next) => {
    expect(landing(next)).toBe(next)
  })

  it.each([
    'https://elsewhere.example/',
    'http:elsewhere.example',
    '//elsewhere.example',
    '///elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    '\t//elsewhere.example',
    ' //elsewhere.example',
    '/.//elsewhere.example',
    '/..//elsewhere.example',
    '/x/..//elsewhere.example',
    '/%2Felsewhere.example',
    '/%2f%2felsewhere.example',
    '/%5Celsewhere.example',
    '/\u0000/elsewhere.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'plans',
    'this-site.invalid',
    'http://this-site.invalid/plans',
    '@elsewhere.example',
    '',
  ])('is the home page instead of %j', (next) => {
    expect(landing(next)).toBe('/')
  })

  it.each([
    ['?next=%2F%2Felsewhere.example'],
    ['?next=%252F%252Felsewhere.example'],
    ['?next=/%09/elsewhere.example'],
    ['?next=%5C%5Celsewhere.example'],
    ['?next[]=/plans'],
    [''],
  ])('is the home page for the query %s', (search) => {
    expect(returnAddress(search)).toBe('/')
  })

  it.each(['/login', '/signup', '/login?next=/plans'])('is never the sign-in page: %s', (next) => {
    expect(landing(next)).toBe('/')
  })

  it('is the page that required sign-in', () => {
    const address = signInAddress('/services?q=a&b=c')
    expect(returnAddress(new URL(address, 'http://any').search)).toBe('/services?q=a&b=c')
  })

  it('is the first if two are given', () => {
    expect(returnAddress('?next=/plans&next=//elsewhere.example')).toBe('/plans')
  })
})

describe('the plan that a guest wanted', () => {
  it('is read from the history state', () => {
    expect(wantedPlan({ wantedPlan: 'site-care' })).toBe('site-care')
  })

  it.each([null, undefined, 'site-care', 1, {}, { wantedPlan: 1 }, { wantedPlan: null }])(
    'is none in %j',
    (state) => {
      expect(wantedPlan(state)).toBeNull()
    },
  )
})

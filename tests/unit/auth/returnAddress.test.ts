import { expect, it } from 'vitest'
import { returnAddress, signInAddress } from '@/auth/returnAddress'

const landing = (next: string) => returnAddress(`?${new URLSearchParams({ next })}`)

it.each([
  ...['/', '/insight/llp-or-private-limited', '/services?practice=ca&q=tax', '/plans#digital'],
  ...['/%E0%A4%A8'],
])('sign-in can lead to %s', (next) => {
  expect(landing(next)).toBe(next)
  expect(returnAddress(signInAddress(next).replace(/^[^?]*/, ''))).toBe(next)
})

it.each([
  ...['https://elsewhere.example/', 'http:elsewhere.example', '//elsewhere.example', '///elsewhere.example'],
  ...['/\\elsewhere.example', '\\\\elsewhere.example', '/\t/elsewhere.example', '/\n/elsewhere.example'],
  ...['\t//elsewhere.example', ' //elsewhere.example', '/.//elsewhere.example', '/x/..//elsewhere.example'],
  ...['/%2Felsewhere.example', '/%2f%2felsewhere.example', '/%5Celsewhere.example', '/\0/elsewhere.example'],
  ...['javascript:alert(1)', 'data:text/html,x', 'plans', '@elsewhere.example', ''],
  ...['this-site.invalid', 'http://this-site.invalid/plans'],
  ...['/login', '/signup', '/login?next=/plans'],
])('sign-in leads to the home page instead of %j', (next) => {
  expect(landing(next)).toBe('/')
})

it.each([
  ['?next=%252F%252Felsewhere.example', '/'],
  ['?next=/%09/elsewhere.example', '/'],
  ['?next[]=/plans', '/'],
  ['', '/'],
  ['?next=/plans&next=//elsewhere.example', '/plans'],
])('the query %j leads to %s', (search, expected) => {
  expect(returnAddress(search)).toBe(expected)
})

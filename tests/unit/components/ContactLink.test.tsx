import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EmailLink } from '@/components/ContactLink'
import { render } from '../../render'

it.each([
  ['hello@maji-safi.co.ke', 'hello@|maji-|safi.co.ke'],
  ['us@triveni.example', 'us@|triveni.|example'],
  ['a@b.io', 'a@b.io'],
])('the address %s breaks only after its signs, and not before a short ending', (address, expected) => {
  render(<EmailLink address={address} />)
  const link = screen.getByRole('link', { name: address })
  for (const place of link.querySelectorAll('wbr')) place.replaceWith('|')
  expect(link.textContent).toBe(expected)
})

import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { widthOf } from '@/layout/BrandName'
import { guest, renderLayout } from './renderLayout'

const footer = () => within(screen.getByRole('contentinfo'))

test('leads to all ten places', () => {
  renderLayout(guest)
  const links = within(footer().getByRole('navigation', { name: 'Quick links' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/insight',
    '/services',
    '/plans',
    '/our-innovation',
    '/our-portfolio',
    '/career',
    '/about',
    '/contact',
    '/privacy',
    '/terms',
  ])
})

test('phone and e-mail can be pressed, other sites say that they are elsewhere', () => {
  renderLayout(guest)
  expect(footer().getByRole('link', { name: '+91 00000 00000' }).getAttribute('href')).toBe(
    'tel:+910000000000',
  )
  expect(footer().getByRole('link', { name: 'hello@triveni.example' }).getAttribute('href')).toBe(
    'mailto:hello@triveni.example',
  )
  expect(footer().getByRole('link', { name: 'LinkedIn (opens another site)' })).toBeTruthy()
  expect(footer().getByRole('heading', { name: 'Head office, India' })).toBeTruthy()
  expect(footer().getByRole('heading', { name: 'Sales office, USA' })).toBeTruthy()
  expect(footer().getByText('© 2024 Triveni')).toBeTruthy()
})

test('Subscribe names an empty and a wrong address at the field and keeps what was typed', async () => {
  const { user } = renderLayout(guest)
  const email = footer().getByRole('textbox', { name: 'Email' })
  await user.click(footer().getByRole('button', { name: 'Subscribe' }))
  expect(footer().getByRole('alert').textContent).toBe('Email Is Required !!')
  await user.type(email, 'asha')
  expect(footer().getByRole('alert').textContent).toBe('')
  await user.click(footer().getByRole('button', { name: 'Subscribe' }))
  expect(footer().getByRole('alert').textContent).toBe('This does not look like an e-mail address.')
  expect(email).toHaveProperty('value', 'asha')
})

test('what is submitted before the script runs cannot reach the address', () => {
  const { container } = renderLayout(guest)
  const form = container.querySelector('footer form')
  expect(form?.getAttribute('method')).toBe('post')
  expect(form?.hasAttribute('novalidate')).toBe(true)
})

test('a longer name gets a wider drawing, so that it fits the same place', () => {
  expect(widthOf('Northwick & Partners')).toBeGreaterThan(2 * widthOf('Triveni'))
  expect(widthOf('Ili')).toBeLessThan(widthOf('Mow'))
})

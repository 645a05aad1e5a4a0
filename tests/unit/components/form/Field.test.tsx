import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Field, TextAreaField } from '@/components/form/Field'
import { render } from '../../../render'

function descriptionOf(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' | ')
}

const wrong = { label: 'Phone', error: 'Wrong', hint: 'With country code' }

it.each([
  ['text field', () => <Field {...wrong} />, 'textbox'],
  ['text area', () => <TextAreaField {...wrong} />, 'textbox'],
])('a wrong %s is found by its label and tells its error first, then its hint', (_, element, role) => {
  render(element())
  const control = screen.getByRole(role, { name: 'Phone' })
  expect(control.getAttribute('aria-invalid')).toBe('true')
  expect(descriptionOf(control)).toBe('Wrong | With country code')
})

it('a field without an error is not called invalid and describes nothing', () => {
  render(<Field label="Name" />)
  const control = screen.getByRole('textbox', { name: 'Name' })
  expect(control.hasAttribute('aria-invalid')).toBe(false)
  expect(control.hasAttribute('aria-describedby')).toBe(false)
})

it('what may be left out says so in its label', () => {
  render(<Field label="Country" optional />)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Country (optional)' }).required).toBe(false)
})

it('everything else is marked as required', () => {
  render(<Field label="Name" />)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).required).toBe(true)
})

it('what was typed stays when an error appears', async () => {
  const { user, rerender } = render(<Field label="Name" />)
  await user.type(screen.getByRole('textbox'), 'Asha')
  rerender(<Field label="Name" error="Name is required !!" />)
  expect(screen.getByDisplayValue('Asha')).toBe(screen.getByRole('textbox'))
})

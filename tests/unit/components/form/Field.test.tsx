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
  ['text field', Field],
  ['text area', TextAreaField],
])('an invalid %s is named by its label and described by its error, then its hint', (_, Control) => {
  render(<Control {...wrong} />)
  const control = screen.getByRole('textbox', { name: 'Phone' })
  expect(control.getAttribute('aria-invalid')).toBe('true')
  expect(descriptionOf(control)).toBe('Wrong | With country code')
})

it('a field without an error is required, not invalid, and has no description', () => {
  render(<Field label="Name" />)
  const control = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
  expect(control.hasAttribute('aria-invalid')).toBe(false)
  expect(control.hasAttribute('aria-describedby')).toBe(false)
  expect(control.required).toBe(true)
})

it('an optional field says so in its label', () => {
  render(<Field label="Country" optional />)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Country (optional)' }).required).toBe(false)
})

it('keeps the typed text when an error appears', async () => {
  const { user, rerender } = render(<Field label="Name" />)
  await user.type(screen.getByRole('textbox'), 'Asha')
  rerender(<Field label="Name" error="Name is required !!" />)
  expect(screen.getByDisplayValue('Asha')).toBe(screen.getByRole('textbox'))
})

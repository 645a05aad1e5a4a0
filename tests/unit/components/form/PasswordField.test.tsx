import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { PasswordField } from '@/components/form/PasswordField'
import { signUpMessages } from '@/content/messages'
import { render } from '../../../render'

it('is hidden until the visitor asks to see it, which does not send the form, and hides again', async () => {
  const submit = vi.fn()
  const { user } = render(
    <form onSubmit={submit}>
      <PasswordField label="Password" />
    </form>,
  )
  const field = screen.getByLabelText('Password')
  await user.type(field, 'ledger-1947')
  expect(field.getAttribute('type')).toBe('password')

  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field.getAttribute('type')).toBe('text')
  expect(field).toHaveProperty('value', 'ledger-1947')

  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(field.getAttribute('type')).toBe('password')
  expect(submit).not.toHaveBeenCalled()
})

it('says whether the passwords match once both are filled in', () => {
  const { rerender } = render(<PasswordField label="Confirm password" />)
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('')
  rerender(<PasswordField label="Confirm password" matches={false} />)
  expect(status.textContent).toBe(signUpMessages.passwordMismatch)
  rerender(<PasswordField label="Confirm password" matches />)
  expect(status.textContent).toBe(signUpMessages.passwordsMatch)
})

import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PasswordField } from '@/components/form/PasswordField'
import { signUpMessages } from '@/content/messages'
import { render } from '../../../render'

it('is hidden until the visitor asks to see it, and hides again', async () => {
  const { user } = render(<PasswordField label="Password" />)
  const field = screen.getByLabelText('Password')
  await user.type(field, 'ledger-1947')
  expect(field.getAttribute('type')).toBe('password')

  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field.getAttribute('type')).toBe('text')
  expect(field).toHaveProperty('value', 'ledger-1947')

  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(field.getAttribute('type')).toBe('password')
})

it('showing the password does not send the form around it', async () => {
  let sent = false
  const { user } = render(
    <form onSubmit={() => (sent = true)}>
      <PasswordField label="Password" />
    </form>,
  )
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(sent).toBe(false)
})

it('says whether the two passwords match, and nothing before there is something to compare', () => {
  const { rerender } = render(<PasswordField label="Confirm password" />)
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('')
  rerender(<PasswordField label="Confirm password" matches={false} />)
  expect(status.textContent).toBe(signUpMessages.passwordMismatch)
  rerender(<PasswordField label="Confirm password" matches />)
  expect(status.textContent).toBe(signUpMessages.passwordsMatch)
})

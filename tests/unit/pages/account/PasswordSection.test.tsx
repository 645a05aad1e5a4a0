import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { accountForm, accountMessages, authReasons } from '@/content/account'
import * as account from '@/data/signInProvider'
import { PasswordSection } from '@/pages/account/PasswordSection'
import { fill, render } from '../../../render'

const user = { uid: 'asha', email: 'asha@example.com', name: '', emailVerified: true, hasPassword: true }

it('a wrong current password is named at its field, which gets the focus, and can be corrected', async () => {
  const change = vi.spyOn(account, 'changePassword').mockResolvedValueOnce({
    ok: false,
    failure: { code: 'auth/wrong-password', message: '' },
  })
  const { user: visitor } = render(<PasswordSection user={user} />)
  const current = screen.getByLabelText<HTMLInputElement>(accountForm.currentPassword)
  await fill(visitor, current, 'not-the-password')
  await fill(visitor, screen.getByLabelText(accountForm.newPassword), 'monsoons')
  await visitor.keyboard('{Enter}')
  const error = await screen.findByText(authReasons.wrongPassword)
  expect(current.getAttribute('aria-describedby')?.split(' ')).toContain(error.id)
  expect(document.activeElement).toBe(current)

  change.mockResolvedValueOnce({ ok: true, value: undefined })
  await visitor.clear(current)
  await fill(visitor, current, 'old monsoons')
  const button = screen.getByRole('button', { name: accountForm.change })
  await vi.waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'), { timeout: 3000 })
  await visitor.click(button)
  expect(await screen.findByText(accountMessages.passwordChanged)).toBeTruthy()
  expect(change).toHaveBeenLastCalledWith('old monsoons', 'monsoons')
  expect(current.value).toBe('')
})

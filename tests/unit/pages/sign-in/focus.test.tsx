import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { AuthContext } from '@/auth/useAuth'
import { LoginPage } from '@/pages/sign-in/LoginPage'
import { render } from '../../../render'
import { guest, signedAs } from '../../layout/renderLayout'

it('a field that gets the focus is scrolled to only as far as needed', async () => {
  const focus = vi.spyOn(HTMLInputElement.prototype, 'focus')
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { user } = render(
    <AuthContext value={signedAs(guest)}>
      <LoginPage />
    </AuthContext>,
    { path: '/login' },
  )
  focus.mockClear()
  await user.click(screen.getByRole('button', { name: 'Forgot your password?' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true })
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' })
})

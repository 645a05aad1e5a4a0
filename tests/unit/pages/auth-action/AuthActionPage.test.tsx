import { authActionWords } from 'virtual:words/authAction'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import * as provider from '@/data/signInProvider'
import { AuthActionPage } from '@/pages/auth-action/AuthActionPage'
import { render } from '../../../render'

it('a change of the e-mail address can be undone, which advises a new password and leads to sign-in', async () => {
  const apply = vi.spyOn(provider, 'applyCode').mockResolvedValue()
  const { user } = render(<AuthActionPage />, { path: '/auth/action?mode=recoverEmail&oobCode=x' })
  await user.click(screen.getByRole('button', { name: authActionWords.undo }))
  expect(await screen.findByText(authActionWords.recoveredAdvice)).toBeTruthy()
  expect(apply).toHaveBeenCalledExactlyOnceWith('x')
  const link = screen.getByRole('link', { name: authActionWords.toSignIn })
  expect([link, link.getAttribute('href')]).toEqual([document.activeElement, '/login'])
})

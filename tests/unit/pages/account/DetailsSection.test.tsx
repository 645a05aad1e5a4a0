import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { AuthContext } from '@/auth/useAuth'
import { accountForm, accountMessages } from '@/content/account'
import * as account from '@/data/signInProvider'
import * as users from '@/data/users'
import { DetailsSection } from '@/pages/account/DetailsSection'
import { fill, render } from '../../../render'
import { signedAs } from '../../layout/renderLayout'

const user = { uid: 'asha', email: 'asha@example.com', name: '', emailVerified: true, hasPassword: true }
const record = { name: 'Asha', email: user.email, phone: '+91 98450 11223' }

it('details that could not be saved stay in the form, and can be saved again', async () => {
  vi.spyOn(users, 'readUser').mockResolvedValue(record)
  vi.spyOn(account, 'rename').mockResolvedValue({ ok: true, value: undefined })
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const write = vi.spyOn(users, 'writeUser').mockRejectedValueOnce(new Error('offline'))
  const { user: visitor } = render(
    <AuthContext value={signedAs({ status: 'in', user })}>
      <DetailsSection user={user} />
    </AuthContext>,
  )
  const name = await screen.findByLabelText<HTMLInputElement>(accountForm.name)
  await visitor.clear(name)
  await fill(visitor, name, 'Asha Menon')
  const save = screen.getByRole('button', { name: accountForm.save })
  await visitor.click(save)
  expect(await screen.findByText(accountMessages.notSaved)).toBeTruthy()
  expect(name.value).toBe('Asha Menon')
  expect(log).toHaveBeenCalledOnce()

  write.mockResolvedValueOnce()
  await vi.waitFor(() => expect(save.getAttribute('aria-disabled')).not.toBe('true'), { timeout: 3000 })
  await visitor.click(save)
  expect(await screen.findByText(accountMessages.saved)).toBeTruthy()
  expect(screen.queryByText(accountMessages.notSaved)).toBeNull()
  expect(write).toHaveBeenLastCalledWith(user.uid, { ...record, name: 'Asha Menon' })
})

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pendingProfile, savePendingProfile } from '@/auth/pendingProfile'
import { accountMessages } from '@/content/account'
import * as account from '@/data/signInProvider'
import * as users from '@/data/users'
import { deleteEverything } from '@/pages/account/DeleteSection'

const user = { uid: 'asha', email: 'asha@example.com', name: 'Asha', emailVerified: true, hasPassword: true }

beforeEach(() => {
  vi.spyOn(users, 'deleteUserData').mockResolvedValue()
  vi.spyOn(account, 'deleteSignIn').mockResolvedValue({ ok: true, value: undefined })
})

describe('deleting an account', () => {
  it('deletes the data first and the sign-in last', async () => {
    savePendingProfile({ name: 'Asha', email: user.email, phone: '1' })
    expect(await deleteEverything(user)).toBeNull()
    const [data] = vi.mocked(users.deleteUserData).mock.invocationCallOrder
    const [signIn] = vi.mocked(account.deleteSignIn).mock.invocationCallOrder
    expect(data).toBeLessThan(signIn ?? 0)
    expect(pendingProfile(user.email)).toBeNull()
  })

  it('keeps the sign-in while data is left', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.mocked(users.deleteUserData).mockRejectedValue(new Error('offline'))
    expect(await deleteEverything(user)).toBe(accountMessages.dataNotDeleted)
    expect(account.deleteSignIn).not.toHaveBeenCalled()
    expect(log).toHaveBeenCalledOnce()
  })

  it('reports what is left, and deletes it on the next attempt', async () => {
    const refused = { ok: false, failure: { code: 'auth/network-request-failed', message: '' } } as const
    vi.mocked(account.deleteSignIn).mockResolvedValueOnce(refused)
    expect(await deleteEverything(user)).toBe(accountMessages.accountNotDeleted)
    expect(await deleteEverything(user)).toBeNull()
  })
})

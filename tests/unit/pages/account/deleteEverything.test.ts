import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pendingProfile, savePendingProfile } from '@/auth/pendingProfile'
import { accountMessages } from '@/content/account'
import { deleteSignIn } from '@/data/account'
import { deleteUserData } from '@/data/users'
import { deleteEverything } from '@/pages/account/deleteEverything'

vi.mock('@/data/account')
vi.mock('@/data/users')

const user = { uid: 'asha', email: 'asha@example.com', name: 'Asha', emailVerified: true, hasPassword: true }

beforeEach(() => {
  vi.mocked(deleteUserData).mockReset().mockResolvedValue({ ok: true, value: true })
  vi.mocked(deleteSignIn).mockReset().mockResolvedValue({ ok: true, value: undefined })
})

describe('deleting an account', () => {
  it('takes the data first and the sign-in last', async () => {
    savePendingProfile({ name: 'Asha', email: user.email, phone: '1' })
    expect(await deleteEverything(user)).toBeNull()
    const [data] = vi.mocked(deleteUserData).mock.invocationCallOrder
    const [signIn] = vi.mocked(deleteSignIn).mock.invocationCallOrder
    expect(data).toBeLessThan(signIn ?? 0)
    expect(pendingProfile(user.email)).toBeNull()
  })

  it('leaves the sign-in alone while its data is still there', async () => {
    vi.mocked(deleteUserData).mockResolvedValue({ ok: false, value: false, error: new Error('offline') })
    expect(await deleteEverything(user)).toBe(accountMessages.dataNotDeleted)
    expect(deleteSignIn).not.toHaveBeenCalled()
  })

  it('says what is left, and finishes it the next time', async () => {
    const refused = { ok: false, failure: { code: 'auth/network-request-failed', message: '' } } as const
    vi.mocked(deleteSignIn).mockResolvedValueOnce(refused)
    expect(await deleteEverything(user)).toBe(accountMessages.accountNotDeleted)
    expect(await deleteEverything(user)).toBeNull()
  })
})

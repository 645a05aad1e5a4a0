import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pendingProfile, savePendingProfile } from '@/auth/pendingProfile'
import { uploadProfile } from '@/auth/signedIn/uploadProfile'
import * as users from '@/data/users'

const asha = { name: 'Asha Menon', email: 'asha@site.example', phone: '1' }

beforeEach(() => void vi.spyOn(users, 'completeUser').mockResolvedValue({ ok: true, value: true }))

describe('uploading a pending profile', () => {
  it('stores it with the e-mail address of the account, then clears it', async () => {
    savePendingProfile(asha)
    expect(await uploadProfile('asha', 'asha@site.example')).toBe(true)
    expect(users.completeUser).toHaveBeenCalledExactlyOnceWith('asha', asha)
    expect(pendingProfile(asha.email)).toBeNull()
  })

  it('keeps it when that fails, and tries again the next time', async () => {
    vi.mocked(users.completeUser).mockResolvedValueOnce({
      ok: false,
      value: false,
      error: new Error('offline'),
    })
    savePendingProfile(asha)
    expect(await uploadProfile('asha', 'asha@site.example')).toBe(false)
    expect(pendingProfile(asha.email)).toEqual(asha)
    expect(await uploadProfile('asha', 'asha@site.example')).toBe(true)
    expect(pendingProfile(asha.email)).toBeNull()
  })

  it('shares one request between simultaneous calls', async () => {
    savePendingProfile(asha)
    await Promise.all([uploadProfile('asha', asha.email), uploadProfile('asha', asha.email)])
    expect(users.completeUser).toHaveBeenCalledOnce()
  })

  it('sends nothing for an account without a pending profile', async () => {
    savePendingProfile(asha)
    expect(await uploadProfile('ravi', 'ravi@site.example')).toBe(true)
    expect(users.completeUser).not.toHaveBeenCalled()
  })
})

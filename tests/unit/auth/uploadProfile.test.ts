import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pendingProfile, savePendingProfile } from '@/auth/pendingProfile'
import { uploadProfile } from '@/auth/useProfileUpload'
import * as users from '@/data/users'

const asha = { name: 'Asha Menon', email: 'asha@site.example', phone: '1' }

beforeEach(() => void vi.spyOn(users, 'completeUser').mockResolvedValue())

describe('uploading a pending profile', () => {
  it('stores it with the e-mail address of the account, then clears it', async () => {
    savePendingProfile(asha)
    await uploadProfile('asha', 'asha@site.example')
    expect(users.completeUser).toHaveBeenCalledExactlyOnceWith('asha', asha)
    expect(pendingProfile(asha.email)).toBeNull()
  })

  it('keeps it when that fails, and tries again the next time', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.mocked(users.completeUser).mockRejectedValueOnce(new Error('offline'))
    savePendingProfile(asha)
    await uploadProfile('asha', 'asha@site.example')
    expect(pendingProfile(asha.email)).toEqual(asha)
    expect(log).toHaveBeenCalledOnce()
    await uploadProfile('asha', 'asha@site.example')
    expect(pendingProfile(asha.email)).toBeNull()
  })

  it('shares one request between simultaneous calls', async () => {
    savePendingProfile(asha)
    await Promise.all([uploadProfile('asha', asha.email), uploadProfile('asha', asha.email)])
    expect(users.completeUser).toHaveBeenCalledOnce()
  })

  it('sends nothing for an account without a pending profile', async () => {
    savePendingProfile(asha)
    await uploadProfile('ravi', 'ravi@site.example')
    expect(users.completeUser).not.toHaveBeenCalled()
  })
})

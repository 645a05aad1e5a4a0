import { beforeEach, describe, expect, it, vi } from 'vitest'
import { heldProfile, holdProfile } from '@/auth/heldProfile'
import { uploadProfile } from '@/auth/uploadProfile'
import { completeUser } from '@/data/users'

vi.mock('@/data/users')

const asha = { name: 'Asha Menon', email: 'asha@triveni.example', phone: '1' }

beforeEach(() => {
  vi.mocked(completeUser).mockReset().mockResolvedValue({ ok: true, value: true })
})

describe('the upload of a held profile', () => {
  it('stores it with the address of the account, then lets go of it', async () => {
    holdProfile('asha', asha)
    expect(await uploadProfile('asha', 'asha@triveni.example')).toBe(true)
    expect(completeUser).toHaveBeenCalledExactlyOnceWith('asha', asha)
    expect(heldProfile('asha')).toBeNull()
  })

  it('keeps it when that fails, and tries again the next time', async () => {
    vi.mocked(completeUser).mockResolvedValueOnce({ ok: false, value: false, error: new Error('offline') })
    holdProfile('asha', asha)
    expect(await uploadProfile('asha', 'asha@triveni.example')).toBe(false)
    expect(heldProfile('asha')).toEqual(asha)
    expect(await uploadProfile('asha', 'asha@triveni.example')).toBe(true)
    expect(heldProfile('asha')).toBeNull()
  })

  it('sends it once for all that ask at the same time', async () => {
    holdProfile('asha', asha)
    await Promise.all([uploadProfile('asha', 'a@b'), uploadProfile('asha', 'a@b')])
    expect(completeUser).toHaveBeenCalledOnce()
  })

  it('sends nothing for an account that none is held for', async () => {
    holdProfile('asha', asha)
    expect(await uploadProfile('ravi', 'ravi@triveni.example')).toBe(true)
    expect(completeUser).not.toHaveBeenCalled()
  })
})

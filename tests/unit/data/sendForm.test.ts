import { beforeEach, describe, expect, it, vi } from 'vitest'
import { prepareForms, sendForm } from '@/components/form/guestForm'
import * as appCheck from '@/data/guestWrites'
import * as newsletter from '@/data/guestWrites'
import * as chunks from '@/lib/loadChunk'

const subscribe = () => sendForm((forms) => forms.subscribe('asha@site.example'))

beforeEach(() => void vi.spyOn(newsletter, 'subscribe').mockResolvedValue())

describe('a form', () => {
  it('starts App Check when the visitor starts to fill it in', async () => {
    const start = vi.spyOn(appCheck, 'startAppCheck').mockReturnValue()
    await prepareForms()
    expect(start).toHaveBeenCalledOnce()
    expect(newsletter.subscribe).not.toHaveBeenCalled()
  })

  it('is stored, or rejects, also if its code cannot be loaded', async () => {
    const refused = new Error('refused')
    vi.mocked(newsletter.subscribe).mockRejectedValueOnce(refused)
    await expect(subscribe()).rejects.toBe(refused)
    const missing = new chunks.ChunkLoadError('error')
    vi.spyOn(chunks, 'loadChunk').mockRejectedValueOnce(missing)
    await expect(subscribe()).rejects.toBe(missing)

    await subscribe()
    expect(newsletter.subscribe).toHaveBeenLastCalledWith('asha@site.example')
  })
})

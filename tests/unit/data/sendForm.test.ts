import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as appCheck from '@/data/appCheck'
import * as newsletter from '@/data/newsletter'
import { prepareForms, sendForm } from '@/data/sendForm'
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

  it('is stored, or the console says why not, also if its code cannot be loaded', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const refused = new Error('refused')
    vi.mocked(newsletter.subscribe).mockRejectedValueOnce(refused)
    expect(await subscribe()).toBe(false)
    const missing = new chunks.ChunkLoadError('error')
    vi.spyOn(chunks, 'loadChunk').mockRejectedValueOnce(missing)
    expect(await subscribe()).toBe(false)
    expect(log.mock.calls).toEqual([refused, missing].map((error) => ['Could not send the form', error]))

    expect(await subscribe()).toBe(true)
    expect(newsletter.subscribe).toHaveBeenLastCalledWith('asha@site.example')
  })
})

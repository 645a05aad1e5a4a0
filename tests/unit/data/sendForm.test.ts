import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Outcome } from '@/data/outcome'
import * as lazyModules from '@/lib/lazyModule'

/** Less than a chunk may take to load. */
const SLOW_MS = 60_000

const stored: Outcome<boolean> = { ok: true, value: true }
const refused: Outcome<boolean> = { ok: false, value: false, error: 'refused' }

const forms = { startAppCheck: vi.fn(), subscribe: vi.fn() }
const load = vi.fn()
const { lazyModule } = lazyModules
// sendForm creates its lazy module when it is imported.
vi.spyOn(lazyModules, 'lazyModule').mockImplementation((importModule) => ({
  ...lazyModule(importModule),
  load,
}))
const { prepareForms, sendForm } = await import('@/data/sendForm')
const subscribe = () => sendForm((module) => module.subscribe('asha@site.example'))

beforeEach(() => {
  load.mockReset().mockResolvedValue(forms)
  forms.subscribe.mockReset().mockResolvedValue(stored)
})

describe('a form', () => {
  it('starts App Check when the visitor starts to fill it in', async () => {
    prepareForms()
    await vi.waitFor(() => expect(forms.startAppCheck).toHaveBeenCalledOnce(), { timeout: 10_000 })
    expect(forms.subscribe).not.toHaveBeenCalled()
  })

  it('is stored, or says that it was not', async () => {
    expect(await subscribe()).toBe(true)
    expect(forms.subscribe).toHaveBeenCalledExactlyOnceWith('asha@site.example')
    forms.subscribe.mockResolvedValue(refused)
    expect(await subscribe()).toBe(false)
  })

  it('downloads its code again when that failed at first', async () => {
    load.mockRejectedValueOnce(new Error('offline'))
    prepareForms()
    expect(await subscribe()).toBe(true)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('waits for its code on a slow network, and says on the console that it could not be loaded', async () => {
    vi.useFakeTimers()
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const after = <T>(ms: number, settle: () => T) =>
      new Promise<T>((resolve) => setTimeout(() => resolve(settle()), ms))
    load.mockImplementationOnce(() => after(SLOW_MS, () => forms))
    const isSlowStored = subscribe()
    await vi.advanceTimersByTimeAsync(SLOW_MS)
    expect(await isSlowStored).toBe(true)

    load.mockRejectedValueOnce(new Error('timeout'))
    expect(await subscribe()).toBe(false)
    expect(log).toHaveBeenCalledWith('Could not load the code that sends forms', expect.any(Error))
  })
})

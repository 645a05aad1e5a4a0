import { afterEach, describe, expect, it, vi } from 'vitest'
import { ChunkLoadError } from '@/lib/chunkLoadError'
import { CHUNK_TIMEOUT_MS, forgetFailedLoads, lazyModule } from '@/lib/lazyModule'

afterEach(() => forgetFailedLoads())

const failing = () => vi.fn(async () => 'code').mockRejectedValueOnce(new Error('offline'))

describe('code that is downloaded when it is needed', () => {
  it('is downloaded once for any number of requests', async () => {
    const importModule = vi.fn(async () => 'code')
    const module = lazyModule(importModule)
    expect(module.get()).toBeUndefined()
    module.preload()
    expect(await Promise.all([module.load(), module.suspend()])).toEqual(['code', 'code'])
    expect(importModule).toHaveBeenCalledOnce()
    expect(module.get()).toBe('code')
  })

  it('is requested again by the next load after a failure', async () => {
    const module = lazyModule(failing())
    await expect(module.load()).rejects.toThrow(ChunkLoadError)
    expect(await module.load()).toBe('code')
  })

  it('is requested again by a visit that joined a preload which then fails', async () => {
    const importModule = failing()
    const module = lazyModule(importModule)
    module.preload()
    expect(await module.suspend()).toBe('code')
    expect(importModule).toHaveBeenCalledTimes(2)
  })

  it('is requested again by a load after its error was shown', async () => {
    const module = lazyModule(failing())
    await expect(module.suspend()).rejects.toThrow()
    module.preload()
    expect(await module.suspend()).toBe('code')
  })

  it('keeps a rejected promise for React until its error was shown', async () => {
    const importModule = failing()
    const module = lazyModule(importModule)
    const rendered = module.suspend()
    await expect(rendered).rejects.toThrow()
    expect(module.suspend()).toBe(rendered)
    expect(importModule).toHaveBeenCalledOnce()

    forgetFailedLoads()
    expect(await module.suspend()).toBe('code')
  })

  it('can be awaited without being requested', async () => {
    const importModule = failing()
    const module = lazyModule(importModule)
    const seen = vi.fn()
    void module.loaded.then(seen)
    await expect(module.load()).rejects.toThrow()
    expect(seen).not.toHaveBeenCalled()
    await module.load()
    expect(await module.loaded).toBe('code')
  })
})

describe('code that does not load', () => {
  const missing = () =>
    Promise.reject(
      new TypeError('Failed to fetch dynamically imported module: https://site.example/assets/gone.js'),
    )

  it('is missing when its file answers 404', async () => {
    const request = vi.fn(async () => new Response(null, { status: 404 }))
    vi.stubGlobal('fetch', request)
    await expect(lazyModule(missing).load()).rejects.toMatchObject({ reason: 'missing' })
    expect(request).toHaveBeenCalledWith('https://site.example/assets/gone.js', expect.anything())
  })

  it('is an error when the network is down', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(lazyModule(missing).load()).rejects.toMatchObject({ reason: 'error' })
  })

  it('is a timeout after 120 seconds', async () => {
    vi.useFakeTimers()
    const error = lazyModule(() => new Promise(() => undefined))
      .load()
      .catch((reason: unknown) => reason)
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS)
    expect(await error).toBeInstanceOf(ChunkLoadError)
    expect(await error).toMatchObject({ reason: 'timeout' })
  })
})

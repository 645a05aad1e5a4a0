import { afterEach, describe, expect, it, vi } from 'vitest'
import { CHUNK_TIMEOUT_MS, ChunkLoadError, loadChunk } from '@/lib/loadChunk'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const failsToImport = () =>
  Promise.reject(
    new TypeError('Failed to fetch dynamically imported module: https://triveni.example/assets/gone.js'),
  )

describe('a part of the site that does not load', () => {
  it('is missing when its file answers 404', async () => {
    const ask = vi.fn(async () => new Response(null, { status: 404 }))
    vi.stubGlobal('fetch', ask)
    await expect(loadChunk(failsToImport)).rejects.toMatchObject({ reason: 'missing' })
    expect(ask).toHaveBeenCalledWith('https://triveni.example/assets/gone.js', expect.anything())
  })

  it('is an error when the network is down', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(loadChunk(failsToImport)).rejects.toMatchObject({ reason: 'error' })
  })

  it('is a timeout after 120 seconds', async () => {
    vi.useFakeTimers()
    const late = loadChunk(() => new Promise(() => undefined)).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS)
    expect(await late).toBeInstanceOf(ChunkLoadError)
    expect(await late).toMatchObject({ reason: 'timeout' })
  })
})

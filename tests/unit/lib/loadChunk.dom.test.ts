import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadChunk } from '@/lib/loadChunk'
import { sessionStore } from '@/lib/storage'

const CHUNK = 'https://site.example/assets/gone.js'
const fromChromium = `Failed to fetch dynamically imported module: ${CHUNK}`
const gone = async () => new Response(null, { status: 404 })
const page = async () =>
  new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } })

const reload = vi.fn()
const request = vi.fn<(url: string) => Promise<Response>>()

beforeEach(() => {
  reload.mockReset()
  request.mockReset().mockImplementation(gone)
  // Blocked storage keeps it for as long as the module.
  sessionStore.remove('reloaded-at')
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', request)
})

const load = (message = fromChromium) => loadChunk(() => Promise.reject(new TypeError(message)))

/** Resolves when the page reloads. The chunk's promise then stays pending, so that no error flashes. */
function loadUntilReload(message?: string) {
  return new Promise<void>((resolve, reject) => {
    reload.mockImplementation(resolve)
    load(message).catch(reject)
  })
}

describe('a chunk that a deploy has replaced', () => {
  it.each([
    ['its script answers 404', fromChromium, CHUNK, gone],
    ['its script answers with a page', fromChromium, CHUNK, page],
    ['its style sheet is gone', 'Unable to preload CSS for /assets/gone.css', '/assets/gone.css', gone],
  ])('reloads the page if %s', async (_, message, url, respond) => {
    request.mockImplementation(respond)
    await loadUntilReload(message)
    expect(request).toHaveBeenCalledExactlyOnceWith(url, expect.anything())
  })

  it('checks the entry script in Safari, which does not name the file', async () => {
    const entry = Object.assign(document.createElement('script'), { type: 'module', src: CHUNK })
    document.head.append(entry)
    await loadUntilReload('Importing a module script failed.')
    entry.remove()
    expect(request).toHaveBeenCalledExactlyOnceWith(CHUNK, expect.anything())
  })

  it('reloads once a minute at most', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await loadUntilReload()
    await expect(load()).rejects.toMatchObject({ reason: 'missing' })
    expect(reload).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(60_000)
    await loadUntilReload()
  })

  it('does not reload if storage cannot record the reload', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    await expect(load()).rejects.toMatchObject({ reason: 'missing' })
    expect(reload).not.toHaveBeenCalled()
  })
})

it.each([
  ['is offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['has an error', async () => new Response(null, { status: 503 })],
])('if the server %s, a chunk fails with the reason error', async (_, respond) => {
  request.mockImplementation(respond)
  await expect(load()).rejects.toMatchObject({ name: 'ChunkLoadError', reason: 'error' })
  expect(reload).not.toHaveBeenCalled()
})

it('a chunk that does not arrive within two minutes fails with the reason timeout', async () => {
  vi.useFakeTimers()
  const timedOut = expect(loadChunk(() => new Promise(() => undefined))).rejects.toMatchObject({
    reason: 'timeout',
  })
  await vi.advanceTimersByTimeAsync(120_000)
  await timedOut
})

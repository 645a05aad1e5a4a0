import { setTimeout } from 'node:timers/promises'
import { waitFor } from '@testing-library/dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadChunk, reloadIfOutdated } from '@/lib/loadChunk'
import { resumeAfterReload, takeResumed } from '@/lib/resume'
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

const failing = (message = fromChromium) => vi.fn(() => Promise.reject(new TypeError(message)))
const load = (message?: string) => loadChunk(failing(message))

/** Resolves when the page reloads. The chunk's promise then stays pending, so that no error flashes. */
function untilReload(importModule: () => Promise<unknown>) {
  return new Promise<void>((resolve, reject) => {
    reload.mockImplementation(resolve)
    loadChunk(importModule).then(reject, reject)
  })
}

const loadUntilReload = (message?: string) => untilReload(failing(message))

function addEntry() {
  const entry = Object.assign(document.createElement('script'), { type: 'module', src: CHUNK })
  document.head.append(entry)
  return () => entry.remove()
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

  it('leaves to the next document what a visitor has opened, also during the reload', async () => {
    await loadUntilReload()
    const close = resumeAfterReload('bag')
    dispatchEvent(new Event('pagehide'))
    close()
    expect(takeResumed('bag')).toBe('')
    expect(takeResumed('bag')).toBeUndefined()
  })

  it('checks the entry script in Safari, which does not name the file', async () => {
    const remove = addEntry()
    await loadUntilReload('Importing a module script failed.')
    remove()
    expect(request).toHaveBeenCalledExactlyOnceWith(CHUNK, expect.anything())
  })

  it('reloads once for two of them, without an error before', async () => {
    const settled = vi.fn()
    for (const each of [load(), load()]) void each.finally(settled)
    await waitFor(() => expect(request).toHaveBeenCalledTimes(2))
    await setTimeout()
    expect(reload).toHaveBeenCalledOnce()
    expect(settled).not.toHaveBeenCalled()
  })

  it('reloads once a minute at most', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await loadUntilReload()
    vi.resetModules()
    const reloaded = await import('@/lib/loadChunk')
    await expect(reloaded.loadChunk(failing())).rejects.toMatchObject({ reason: 'missing' })
    expect(reload).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(60_000)
    await loadUntilReload()
  })

  it('does not reload if storage cannot record the reload', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    for (const _ of ['first', 'second']) {
      await expect(load()).rejects.toMatchObject({ reason: 'missing' })
    }
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('a chunk that has failed, when the server can be reached again,', () => {
  const answers = async () => new Response(null, { headers: { 'content-type': 'text/javascript' } })

  it('reloads the page, because browsers do not request it again', async () => {
    const importModule = failing()
    request.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockImplementation(answers)
    await expect(loadChunk(importModule)).rejects.toMatchObject({ reason: 'error' })
    expect(reload).not.toHaveBeenCalled()
    await untilReload(importModule)
  })

  it('reloads the page rather than load without its style sheet', async () => {
    request.mockImplementation(answers)
    const importModule = failing('Unable to preload CSS for https://site.example/assets/plans.css')
    await loadChunk(importModule, { ifGone: 'ignore' })
    importModule.mockResolvedValue({} as never)
    await untilReload(importModule)
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

it.each([
  ['a deploy has replaced it', gone, 1],
  ['it is the newest', async () => new Response(), 0],
])('asked whether it is outdated, the page reloads if %s', async (_, respond, reloads) => {
  request.mockImplementation(respond)
  const remove = addEntry()
  const settled = vi.fn()
  void reloadIfOutdated().then(settled)
  await waitFor(() => expect(reload.mock.calls.length + settled.mock.calls.length).toBe(1))
  remove()
  expect(reload).toHaveBeenCalledTimes(reloads)
})

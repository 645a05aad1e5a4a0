import { afterEach, describe, expect, it, vi } from 'vitest'
import { attempt, REQUEST_TIMEOUT_MS } from '@/data/outcome'

afterEach(() => vi.useRealTimers())

function quietErrors() {
  return vi.spyOn(console, 'error').mockImplementation(() => undefined)
}

describe('a request to the backend', () => {
  it('gives its value and says that it worked', async () => {
    await expect(attempt('read', [], async () => ['a'])).resolves.toEqual({ ok: true, value: ['a'] })
  })

  it('gives the empty value, says that it failed and is logged once when it is refused', async () => {
    const log = quietErrors()
    const refused = new Error('permission-denied')
    const outcome = await attempt('read blogs', [], () => Promise.reject(refused))
    expect(outcome).toEqual({ ok: false, value: [], error: refused })
    expect(log).toHaveBeenCalledExactlyOnceWith('Could not read blogs', refused)
  })

  it('counts as failed when no answer comes in time', async () => {
    vi.useFakeTimers()
    quietErrors()
    const outcome = attempt('read blogs', null, () => new Promise<null>(() => undefined))
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS)
    await expect(outcome).resolves.toMatchObject({ ok: false, value: null })
  })
})

import { describe, expect, it, vi } from 'vitest'
import { attempt, REQUEST_TIMEOUT_MS } from '@/data/outcome'

function quietErrors() {
  return vi.spyOn(console, 'error').mockImplementation(() => undefined)
}

describe('a request to the backend', () => {
  it('resolves with the value and ok', async () => {
    await expect(attempt('read', [], async () => ['a'])).resolves.toEqual({ ok: true, value: ['a'] })
  })

  it('resolves with the empty value and not ok, and logs the error once, if it is refused', async () => {
    const log = quietErrors()
    const refused = new Error('permission-denied')
    const outcome = await attempt('read blogs', [], () => Promise.reject(refused))
    expect(outcome).toEqual({ ok: false, value: [], error: refused })
    expect(log).toHaveBeenCalledExactlyOnceWith('Could not read blogs', refused)
  })

  it('fails if no response arrives in time', async () => {
    vi.useFakeTimers()
    quietErrors()
    const outcome = attempt('read blogs', null, () => new Promise<null>(() => undefined))
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS)
    await expect(outcome).resolves.toMatchObject({ ok: false, value: null })
  })
})

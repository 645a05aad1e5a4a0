import { expect, it, vi } from 'vitest'
import { openIndex } from '@/data/siteSearch/openIndex'
import { FIRST_PART } from '@/data/siteSearch/searchTexts'

it('loads its texts again after they did not arrive twice, without a reload of the page', async () => {
  vi.useFakeTimers()
  const reload = vi.fn()
  vi.stubGlobal('location', { reload, origin: 'https://site.example' })
  const answer = vi.fn<() => Promise<Response>>(() => new Promise(() => {}))
  // The server has the file.
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) =>
    init?.method === 'HEAD' ? new Response() : answer(),
  )
  for (const _ of ['first', 'second']) {
    const opened = expect(openIndex()).rejects.toMatchObject({ reason: 'error', needsReload: false })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(reload).not.toHaveBeenCalled()
    await opened
  }
  answer.mockResolvedValue(Response.json({ texts: [], newest: null, rest: `/${FIRST_PART}` }))
  expect((await openIndex()).newest).toBe(null)
})

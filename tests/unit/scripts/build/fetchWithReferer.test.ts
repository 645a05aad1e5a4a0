import { expect, it, vi } from 'vitest'
import { fetchWithReferer } from '../../../../scripts/build/fetchWithReferer'

it('adds the referer and keeps the rest of the request', async () => {
  const send = vi.fn(async (..._: Parameters<typeof fetch>) => new Response())
  const fetchAsSite = fetchWithReferer('https://www.agency.example', send)
  await fetchAsSite('https://firestore.example/', {
    method: 'POST',
    headers: { 'x-kept': 'yes' },
    body: '{}',
  })
  const [input, init] = send.mock.calls[0] ?? []
  expect([input, init]).toEqual([
    'https://firestore.example/',
    expect.objectContaining({ method: 'POST', body: '{}' }),
  ])
  expect(Object.fromEntries(new Headers(init?.headers))).toEqual({
    referer: 'https://www.agency.example/',
    'x-kept': 'yes',
  })
})

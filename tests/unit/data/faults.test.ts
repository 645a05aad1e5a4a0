import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { authErrorText } from '@/auth/authErrorText'
import { authReasons } from '@/content/account'
import { listArticles, readArticle } from '@/data/articles'
import { randomKeyPart } from '@/data/guestKeys'
import { sendMessage, subscribe } from '@/data/guestWrites'
import { signIn } from '@/data/signInProvider'
import { env } from '@/env'

const refuse = (code: number, status: string) => () =>
  Response.json({ error: { code, status, message: `${status}: by a test` } }, { status: code })

const faults: Record<string, () => Response> = {
  'does not respond': () => {
    throw new TypeError('Failed to fetch')
  },
  'responds with 403': refuse(403, 'PERMISSION_DENIED'),
  'responds with 429': refuse(429, 'RESOURCE_EXHAUSTED'),
  'responds with 500': refuse(500, 'INTERNAL'),
  'responds with HTML': () =>
    new Response('<!doctype html><title>Welcome to the hotel</title>', {
      headers: { 'content-type': 'text/html' },
    }),
  'is cut off in the middle of a response': () =>
    new Response('[{"document":{"name":"projects/x/databases/(de', {
      headers: { 'content-type': 'application/json' },
    }),
}

const message = {
  name: 'Asha Menon',
  email: 'asha@example.com',
  phone: '98400 12345',
  msg: 'One set of books.',
}

describe.each(Object.entries(faults))('a backend that %s', (_, respond) => {
  const request = vi.fn()
  beforeEach(() => {
    request.mockReset().mockImplementation(async () => respond())
    vi.stubGlobal('fetch', request)
  })

  it.each([
    ['a list', () => listArticles(null)],
    ['an article', () => readArticle('gst')],
    ['a message', () => sendMessage(message, randomKeyPart())],
    ['a subscription', () => subscribe(`${randomUUID()}@example.com`)],
  ])('makes %s fail', async (_, send) => {
    await expect(send()).rejects.toThrow()
    expect(request).toHaveBeenCalled()
  })

  it('makes sign-in fail, and the form asks to try again', async () => {
    const result = await signIn('asha@example.com', 'monsoons')
    expect(result.ok).toBe(false)
    const text = result.ok ? '' : authErrorText(result.failure, 'wrongSignIn')
    expect(text).toMatch(/try again/i)
    expect(text).not.toBe(authReasons.wrongSignIn)
  })
})

it('no unit test reaches a local backend that happens to run', async () => {
  const { backend } = env
  if (backend.kind !== 'local') throw new Error('Unit tests use the local configuration')
  for (const port of [backend.firestorePort, backend.authPort]) {
    const cause = await fetch(`http://127.0.0.1:${port}`).catch((error: Error) => error.cause)
    expect(cause).toMatchObject({ message: 'bad port' })
  }
})

import { signInErrorsWords } from 'virtual:words/signInErrors'
import { expect, it, vi } from 'vitest'
import { authErrorText } from '@/auth/authErrorText'
import { articles } from '@/data/collections/articles'
import { firestoreReader } from '@/data/firestoreReader'
import { sendMessage } from '@/data/guestWrites'
import { ownerOf } from '@/data/owner'
import { completeUser } from '@/data/users'
import { offline } from '../../stubFirestore'

let answer: () => Response | Promise<Response>
let answers = 0
const backend = async () => {
  answers += 1
  return answer()
}

const refuse = (code: number, status: string) => () =>
  Response.json({ error: { code, status, message: `${status}: by a test` } }, { status: code })
const respond = (body: string, type: string) => () =>
  new Response(body, { headers: { 'content-type': type } })

const message = { name: 'Asha', email: 'asha@example.com', phone: '98400 12345', msg: 'One set of books.' }

const requests: Record<string, () => Promise<unknown>> = {
  'a list': () => firestoreReader.readArticles({ practice: null, after: null, size: 9 }),
  'an article': () => firestoreReader.readOne(articles, 'gst'),
  'a message': () => sendMessage(message, 'AbCdEfGhIjKlMnOpQrSt'),
  'a user record': () =>
    completeUser(ownerOf('asha'), { name: 'Asha', email: 'asha@example.com', phone: '' }),
}

it.each<[string, () => Response]>([
  ['does not respond', offline],
  ['responds with 403', refuse(403, 'PERMISSION_DENIED')],
  ['responds with 429', refuse(429, 'RESOURCE_EXHAUSTED')],
  ['responds with 500', refuse(500, 'INTERNAL')],
  ['responds with HTML', respond('<!doctype html><title>Welcome to the hotel</title>', 'text/html')],
  ['is cut off in a response', respond('[{"document":{"name":"projects/x/databases/(de', 'application/json')],
])('a backend that %s makes every request fail, and sign-in asks to try again', async (_, given) => {
  answer = given
  vi.stubGlobal('fetch', backend)
  // Firebase Authentication keeps the `fetch` of its start.
  const { signIn } = await import('@/data/signInProvider')
  for (const [name, send] of Object.entries(requests)) await expect(send(), name).rejects.toThrow()
  answers = 0
  const error = await signIn('asha@example.com', 'monsoons').catch((reason: Error) => reason)
  expect(answers).toBeGreaterThan(0)
  const text = error instanceof Error ? authErrorText(error, 'wrongSignIn') : ''
  expect([signInErrorsWords.offline, signInErrorsWords.tooMany, signInErrorsWords.other]).toContain(text)
})

it('a backend that never answers makes every request fail after ten seconds', async () => {
  answer = () => new Promise(() => {})
  vi.stubGlobal('fetch', backend)
  const { signIn } = await import('@/data/signInProvider')
  vi.useFakeTimers()
  const all = { ...requests, 'a sign-in': () => signIn('asha@example.com', 'monsoons') }
  for (const [name, send] of Object.entries(all)) {
    const failed = expect(send(), name).rejects.toThrow('Timed out after 10000 ms')
    await vi.advanceTimersByTimeAsync(10_000)
    await failed
  }
})

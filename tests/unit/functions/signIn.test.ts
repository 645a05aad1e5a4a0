import type { IncomingMessage } from 'node:http'
import { beforeEach, expect, it, vi } from 'vitest'
import { signIn } from '../../../functions/src/signIn'

const ORIGIN = 'https://agency-studio.web.app'
const settings = { id: 'app', secret: 'secret of the app', origin: ORIGIN }
const codes = new Set<string>()

beforeEach(() => {
  codes.clear()
  codes.add('fresh')
  // As GitHub answers: each code once.
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { code, client_secret: secret } = JSON.parse(body)
    const isGood = codes.delete(code) && secret === settings.secret
    return Response.json(isGood ? { access_token: 't<1>' } : { error: 'bad_verification_code' })
  })
})

async function get(url: string, cookie = '', method = 'GET') {
  const headers = new Headers()
  let [status, html] = [0, '']
  const response = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    writeHead(code: number, more: Record<string, string> = {}) {
      status = code
      for (const [name, value] of Object.entries(more)) headers.set(name, value)
      return this
    },
    end: (text = '') => {
      html = text
    },
  }
  await signIn(settings, { url, method, headers: { cookie } } as IncomingMessage, response as never)
  return { status, headers, html }
}

async function start() {
  const { status, headers } = await get('/auth/start?provider=github')
  expect(status).toBe(302)
  const cookie = headers.get('Set-Cookie') ?? ''
  expect(cookie).toMatch(/; Path=\/auth; Max-Age=600; HttpOnly; Secure; SameSite=Lax$/)
  const address = new URL(headers.get('Location') ?? '')
  expect(address.origin).toBe('https://github.com')
  const expected = { client_id: 'app', redirect_uri: `${ORIGIN}/auth/callback` }
  expect(Object.fromEntries(address.searchParams)).toMatchObject(expected)
  return { cookie: cookie.split(';')[0], state: address.searchParams.get('state') }
}

const SUCCESS = 'authorization:github:success:'

it('a sign-in sends its token to the studio only, and forgets the state', async () => {
  const { cookie, state } = await start()
  const { html, headers } = await get(`/auth/callback?code=fresh&state=${state}`, `a=b; ${cookie}`)
  expect(html).toContain(SUCCESS)
  expect(html).toContain('t\\u003c1>')
  expect(html.match(/postMessage\(.*, (.*)\)/g)?.every((call) => call.endsWith(`"${ORIGIN}")`))).toBe(true)
  expect(html).toContain(`if (origin === "${ORIGIN}" && source === opener)`)
  expect(html).not.toContain(settings.secret)
  expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; script-src 'nonce-[\w-]{36}'/)
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('unsafe-none')
  expect(headers.get('Set-Cookie')).toContain('__session=; Path=/auth; Max-Age=0')
})

it('a window that the studio did not open says so', async () => {
  const { html } = await get('/auth/callback?code=fresh&state=')
  const [, script = ''] = /<script[^>]*>(.*)<\/script>/s.exec(html) ?? []
  const append = vi.fn()
  new Function('opener', 'addEventListener', 'document', script)(null, () => undefined, { body: { append } })
  expect(append).toHaveBeenCalledWith('Close this window, and sign in from the studio.')
})

it.each<[about: string, state: (own: string) => string, hasCookie: boolean]>([
  ['another state', () => '00000000-0000-0000-0000-000000000000', true],
  ['a shorter state', (own) => own.slice(1), true],
  ['a state with more bytes', (own) => `é${own.slice(1)}`, true],
  ['no state', () => '', true],
  ['a state without its cookie', (own) => own, false],
])('%s is refused before the code is used', async (_, change, hasCookie) => {
  const { cookie, state } = await start()
  const sent = `/auth/callback?code=fresh&state=${change(String(state))}`
  const { html } = await get(sent, hasCookie ? cookie : '')
  expect(html).toContain('did not start in the studio')
  expect(html).not.toContain(SUCCESS)
  expect(codes).toContain('fresh')
})

it('a code that GitHub refuses leads to no token, and so does the same code again', async () => {
  const { cookie, state } = await start()
  const refused = await get(`/auth/callback?code=unknown&state=${state}`, cookie)
  expect(refused.html).toContain('GitHub did not confirm the sign-in')
  expect((await get(`/auth/callback?code=fresh&state=${state}`, cookie)).html).toContain(SUCCESS)
  expect((await get(`/auth/callback?code=fresh&state=${state}`, cookie)).html).not.toContain(SUCCESS)
})

it('says that GitHub does not answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')))
  const { cookie, state } = await start()
  const { html } = await get(`/auth/callback?code=fresh&state=${state}`, cookie)
  expect(html).toContain('GitHub did not confirm the sign-in')
})

it('answers nothing else', async () => {
  expect((await get('/auth/other')).status).toBe(404)
  expect((await get('/auth/start', '', 'POST')).status).toBe(405)
  for (const address of ['//', '///', 'http://']) expect((await get(address)).status).toBe(400)
})

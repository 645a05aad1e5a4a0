import { randomUUID, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** Of the OAuth app at GitHub. `origin` is the studio, which alone gets the token. */
type Settings = { id: string; secret: string; origin: string }
type Result = { token: string } | { message: string }

/** Firebase Hosting passes only a cookie of this name to functions. */
const COOKIE = '__session'
const TEN_MINUTES = 600 // seconds
const REQUEST_TIMEOUT = 10_000 // ms

/**
 * Signs in at GitHub in a window that the studio opens: `/auth/start` sends it to GitHub, which returns it to
 * `/auth/callback` with a code. The code is exchanged for a token here, because that needs the secret of the app.
 */
export async function signIn(settings: Settings, request: IncomingMessage, response: ServerResponse) {
  const { id, origin } = settings
  const { url = '/' } = request
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Referrer-Policy', 'no-referrer')
  response.setHeader('X-Frame-Options', 'DENY')
  // After a visit to github.com, another value would cut the window off from the studio.
  response.setHeader('Cross-Origin-Opener-Policy', 'unsafe-none')
  if (request.method !== 'GET') return response.writeHead(405).end()
  // Anyone can send an invalid address, such as `//`.
  if (!URL.canParse(url, origin)) return response.writeHead(400).end()
  const { pathname, searchParams } = new URL(url, origin)
  if (pathname === '/auth/start') {
    const state = randomUUID()
    const query = { client_id: id, redirect_uri: `${origin}/auth/callback`, scope: 'repo', state }
    const address = `https://github.com/login/oauth/authorize?${new URLSearchParams(query)}`
    return response.writeHead(302, { Location: address, 'Set-Cookie': cookie(state, TEN_MINUTES) }).end()
  }
  if (pathname !== '/auth/callback') return response.writeHead(404).end()
  const known = new RegExp(`(?:^|; )${COOKIE}=([^;]+)`).exec(request.headers.cookie ?? '')?.[1] ?? ''
  const result = isSame(known, searchParams.get('state') ?? '')
    ? await exchange(settings, searchParams.get('code') ?? '')
    : { message: 'This sign-in did not start in the studio, or took too long. Sign in again.' }
  // Each start leads to one token at most.
  response.setHeader('Set-Cookie', cookie('', 0))
  return sendResult(response, origin, result)
}

const cookie = (value: string, lifetime: number) =>
  `${COOKIE}=${value}; Path=/auth; Max-Age=${lifetime}; HttpOnly; Secure; SameSite=Lax`

function isSame(known: string, sent: string) {
  const [a, b] = [Buffer.from(known), Buffer.from(sent)] as const
  return a.length > 0 && a.length === b.length && timingSafeEqual(a, b)
}

async function exchange({ id, secret }: Settings, code: string): Promise<Result> {
  const failed = { message: 'GitHub did not confirm the sign-in. Try again.' }
  const answer = await fetch('https://github.com/login/oauth/access_token', {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify({ client_id: id, client_secret: secret, code }),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT),
  })
    .then((received) => received.json() as Promise<{ access_token?: unknown }>)
    .catch(() => null)
  return typeof answer?.access_token === 'string' ? { token: answer.access_token } : failed
}

/** The messages are those that Decap waits for. It answers the first one, so that both know each other's origin. */
function sendResult(response: ServerResponse, origin: string, result: Result) {
  const kind = 'token' in result ? 'success' : 'error'
  const message = `authorization:github:${kind}:${JSON.stringify({ ...result, provider: 'github' })}`
  const [sent, to] = [message, origin].map((text) => JSON.stringify(text).replaceAll('<', '\\u003c'))
  const nonce = randomUUID()
  response.setHeader(
    'Content-Security-Policy',
    `default-src 'none'; script-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
  )
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(`<!doctype html>
<title>Signing in</title>
<body>
<script nonce="${nonce}">
  addEventListener('message', ({ origin, source }) => {
    if (origin === ${to} && source === opener) opener.postMessage(${sent}, ${to})
  })
  if (opener) opener.postMessage('authorizing:github', ${to})
  else document.body.append('Close this window, and sign in from the studio.')
</script>
`)
}

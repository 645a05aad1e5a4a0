import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { AUTH } from './site'

export type Account = { uid: string; email: string; name: string; password: string }

const API = `${AUTH}/identitytoolkit.googleapis.com/v1`

/** An account of this test alone. */
export async function createAccount(name = 'Asha Menon'): Promise<Account & { tokens: Tokens }> {
  const email = `visitor-${randomUUID()}@triveni.example`
  const password = randomUUID()
  const answer = await fetch(`${API}/accounts:signUp?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, displayName: name, returnSecureToken: true }),
  })
  expect(answer.ok).toBe(true)
  const tokens = (await answer.json()) as Tokens
  return { uid: tokens.localId, email, name, password, tokens }
}

type Tokens = { localId: string; idToken: string; refreshToken: string }

/** Opens the browser as somebody who signed in on it before, as the provider's own code keeps it. */
export async function signInBefore(
  page: Page,
  { email, name, tokens }: Awaited<ReturnType<typeof createAccount>>,
) {
  const HOUR_MS = 3_600_000
  const kept = {
    uid: tokens.localId,
    email,
    emailVerified: false,
    displayName: name,
    isAnonymous: false,
    providerData: [
      { providerId: 'password', uid: email, displayName: name, email, phoneNumber: null, photoURL: null },
    ],
    stsTokenManager: {
      refreshToken: tokens.refreshToken,
      accessToken: tokens.idToken,
      expirationTime: Date.now() + HOUR_MS,
    },
    createdAt: String(Date.now()),
    lastLoginAt: String(Date.now()),
    apiKey: 'local',
    appName: '[DEFAULT]',
  }
  // A page of the site's origin without the site on it.
  await page.route('**/blank', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Blank</title>' }),
  )
  await page.goto('/blank')
  await page.evaluate(
    ([user]) => {
      localStorage.setItem('firebase:authUser:local:[DEFAULT]', user ?? '')
      localStorage.setItem('member', '1')
    },
    [JSON.stringify(kept)],
  )
}

import { beforeAll, expect, it, vi } from 'vitest'

let provider: typeof import('@/data/signInProvider')
/** Why the backend refuses a request. */
let refusalOf: (url: string) => string | undefined

beforeAll(async () => {
  const idToken = `x.${btoa(JSON.stringify({ iat: 1, exp: 4e9 }))}.x`
  vi.stubGlobal('fetch', async (url: string) => {
    const message = refusalOf(url)
    if (message) return Response.json({ error: { message } }, { status: 400 })
    const user = { localId: 'asha', email: 'asha@example.com' }
    return Response.json({ ...user, users: [user], idToken, refreshToken: 'x', expiresIn: '3600' })
  })
  // The SDK keeps the `fetch` of its start.
  provider = await import('@/data/signInProvider')
})

it('a new password from the link in an e-mail ends the session of the same user in this browser', async () => {
  let isReset = false
  refusalOf = (url) => {
    if (isReset) return 'TOKEN_EXPIRED'
    isReset = url.includes(':resetPassword')
  }
  const { auth } = await import('@/data/auth')
  await provider.signIn('asha@example.com', 'monsoons')
  await provider.setPasswordByCode('x', 'new monsoons')
  expect(auth.currentUser).toBeNull()
})

it('signing up again, after an answer that was lost, continues with the account', async () => {
  refusalOf = (url) => (url.includes(':signUp') ? 'EMAIL_EXISTS' : undefined)
  const user = await provider.createAccount('asha@example.com', 'monsoons')
  expect(user).toMatchObject({ uid: 'asha' })
})

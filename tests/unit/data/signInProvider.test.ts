import { expect, it, vi } from 'vitest'

it('a new password from the link in an e-mail ends the session of the same user in this browser', async () => {
  const idToken = `x.${btoa(JSON.stringify({ iat: 1, exp: 4e9 }))}.x`
  let isReset = false
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes(':resetPassword')) isReset = true
    else if (isReset) return Response.json({ error: { message: 'TOKEN_EXPIRED' } }, { status: 400 })
    const user = { localId: 'asha', email: 'asha@example.com' }
    return Response.json({ ...user, users: [user], idToken, refreshToken: 'x', expiresIn: '3600' })
  })
  // The SDK keeps the `fetch` of its start.
  const { setPasswordByCode, signIn } = await import('@/data/signInProvider')
  const { auth } = await import('@/data/auth')
  await signIn('asha@example.com', 'monsoons')
  await setPasswordByCode('x', 'new monsoons')
  expect(auth.currentUser).toBeNull()
})

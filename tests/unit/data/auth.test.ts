import { expect, it, vi } from 'vitest'
import { replaceDocument } from '@/lib/replaceDocument'

it('a response that arrives while the document is being replaced does not change the stored session', async () => {
  let displayName = 'Asha'
  const idToken = `x.${btoa(JSON.stringify({ iat: 1, exp: 4e9 }))}.x`
  vi.stubGlobal('location', { reload: () => undefined })
  vi.stubGlobal('fetch', async () => {
    const user = { localId: 'asha', email: 'asha@example.com', displayName }
    return Response.json({ ...user, users: [user], idToken, refreshToken: 'x', expiresIn: '3600' })
  })
  // The SDK keeps the `fetch` of its start.
  const { refreshUser, signIn } = await import('@/data/signInProvider')
  const { auth } = await import('@/data/auth')
  // The types of the SDK do not show where it keeps the session.
  type Store = { _get: (key: string) => Promise<{ displayName: string }> }
  const store = (auth as unknown as { _getPersistence: () => Store })._getPersistence()
  const storedName = async () => (await store._get('firebase:authUser:local:[DEFAULT]')).displayName
  await signIn('asha@example.com', 'monsoons')
  expect(await storedName()).toBe('Asha')

  replaceDocument()
  displayName = 'Asha Menon'
  void refreshUser()
  await vi.waitFor(() => expect(auth.currentUser?.displayName).toBe('Asha Menon'))
  expect(await storedName()).toBe('Asha')
})

// biome-ignore lint/plugin: the SDK keeps an app after its modules are forgotten
import { deleteApp } from 'firebase/app'
import { afterEach, expect, it, vi } from 'vitest'

// A document that is being replaced stays so.
afterEach(async () => {
  const { app } = await import('@/data/firebase')
  await deleteApp(app)
  vi.resetModules()
})

// The SDK keeps the `fetch` of its start.
let displayName: string | undefined
const gone = { error: { code: 400, message: 'USER_NOT_FOUND' } }

it.each([
  ['changes the user', 'Asha Menon'],
  ['says that the user is gone', undefined],
])(
  'a response that %s while the document is being replaced does not change the stored session',
  async (_, later) => {
    displayName = 'Asha'
    const idToken = `x.${btoa(JSON.stringify({ iat: 1, exp: 4e9 }))}.x`
    vi.stubGlobal('location', { reload: () => undefined })
    vi.stubGlobal('fetch', async () => {
      if (displayName === undefined) return Response.json(gone, { status: 400 })
      const user = { localId: 'asha', email: 'asha@example.com', displayName }
      return Response.json({ ...user, users: [user], idToken, refreshToken: 'x', expiresIn: '3600' })
    })
    const { refreshUser, signIn } = await import('@/data/signInProvider')
    const { auth } = await import('@/data/auth')
    const { replaceDocument } = await import('@/lib/replaceDocument')
    // The types of the SDK do not show where it keeps the session.
    type Store = { _get: (key: string) => Promise<{ displayName: string } | null> }
    const store = (auth as unknown as { _getPersistence: () => Store })._getPersistence()
    const storedName = async () => (await store._get('firebase:authUser:local:[DEFAULT]'))?.displayName
    await signIn('asha@example.com', 'monsoons')
    expect(await storedName()).toBe('Asha')

    replaceDocument()
    displayName = later
    refreshUser().catch(() => {})
    await vi.waitFor(() => expect(auth.currentUser?.displayName).toBe(later))
    expect(await storedName()).toBe('Asha')
  },
)

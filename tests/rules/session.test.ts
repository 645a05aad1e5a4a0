import { randomUUID } from 'node:crypto'
import { deleteApp } from 'firebase/app'
import { afterEach, expect, it, vi } from 'vitest'
import { askAuth } from './environment'

// A document that is being replaced stays so.
afterEach(async () => {
  const { app } = await import('@/data/firebase')
  await deleteApp(app)
  vi.unstubAllGlobals()
  vi.resetModules()
})

it.each([
  ['changes the user', 'update', 'Asha Menon'],
  ['says that the user is gone', 'delete', undefined],
])(
  'a response that %s while the document is being replaced does not change the stored session',
  async (_, change, displayName) => {
    vi.stubGlobal('location', { reload: () => undefined })
    const { createAccount, refreshUser, rename } = await import('@/data/signInProvider')
    const { auth } = await import('@/data/auth')
    const { replaceDocument } = await import('@/lib/replaceDocument')
    // The types of the SDK do not show where it keeps the session.
    type Store = { _get: (key: string) => Promise<{ displayName: string } | null> }
    const store = (auth as unknown as { _getPersistence: () => Store })._getPersistence()
    const storedName = async () => (await store._get('firebase:authUser:local:[DEFAULT]'))?.displayName
    const { uid } = await createAccount(`${randomUUID()}@site.example`, 'monsoons')
    await rename('Asha')
    expect(await storedName()).toBe('Asha')

    replaceDocument()
    await askAuth(`accounts:${change}`, { localId: uid, displayName })
    refreshUser().catch(() => {})
    await vi.waitFor(() => expect(auth.currentUser?.displayName).toBe(displayName), { timeout: 20_000 })
    expect(await storedName()).toBe('Asha')
  },
)

import { randomUUID } from 'node:crypto'
import { deleteApp } from 'firebase/app'
import type { Auth } from 'firebase/auth'
import { afterEach, expect, it, vi } from 'vitest'
import { askAuth } from './environment'

// A document that is being replaced stays so.
afterEach(async () => {
  const { app } = await import('@/data/firebase')
  await deleteApp(app)
  vi.unstubAllGlobals()
  vi.resetModules()
})

const KEY = 'firebase:authUser:local:[DEFAULT]'

type Session = { displayName: string } | null
type Store = {
  _get: (key: string) => Promise<Session>
  _set: (key: string, session: Session) => Promise<void>
  _remove: (key: string) => Promise<void>
}
type Sdk = { _getPersistence: () => Store; _onStorageEvent: () => Promise<void> }

/** Where the SDK keeps the session, and what it does when another tab has changed that. Its types show neither. */
function openSdk(auth: Auth) {
  const sdk = auth as unknown as Sdk
  return { store: sdk._getPersistence(), hearOtherTab: () => sdk._onStorageEvent() }
}

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
    const { store } = openSdk(auth)
    const storedName = async () => (await store._get(KEY))?.displayName
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

it('a session that another tab has ended does not come back if its SDK stores it again', async () => {
  const { createAccount, onUserChanged } = await import('@/data/signInProvider')
  const { auth } = await import('@/data/auth')
  const { store, hearOtherTab } = openSdk(auth)
  await createAccount(`${randomUUID()}@site.example`, 'monsoons')
  const report = vi.fn()
  onUserChanged(report)
  await vi.waitFor(() =>
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ uid: auth.currentUser?.uid })),
  )
  const session = await store._get(KEY)

  await store._remove(KEY)
  await hearOtherTab()
  expect(report).toHaveBeenLastCalledWith(null)
  report.mockClear()
  await store._set(KEY, session)
  await hearOtherTab()
  await vi.waitFor(async () => expect(await store._get(KEY)).toBeNull(), { timeout: 20_000 })
  expect(report.mock.calls.flat().filter((user) => user !== null)).toEqual([])
})

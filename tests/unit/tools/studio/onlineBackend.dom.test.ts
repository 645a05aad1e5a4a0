import { afterEach, expect, it, vi } from 'vitest'
import { OnlineBackend } from '../../../../tools/studio/page/onlineBackend'

afterEach(() => vi.unstubAllGlobals())

it('a sign-in after one without a network asks GitHub again', async () => {
  const answers = ['Failed to fetch', 'No access']
  // As Decap does it.
  const stock = {
    _currentUserPromise: undefined as Promise<unknown> | undefined,
    authenticate() {
      this._currentUserPromise ??= Promise.reject(new Error(answers.shift()))
      return this._currentUserPromise
    },
  }
  vi.stubGlobal('CMS', { getBackend: () => ({ init: () => stock }) })
  const backend = new OnlineBackend({ backend: { host: 'github' } }, {})
  await expect(backend.restoreUser({})).rejects.toThrow('Failed to fetch')
  await expect(backend.authenticate({})).rejects.toThrow('No access')
})

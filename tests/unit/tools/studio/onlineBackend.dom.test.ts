import { expect, it, vi } from 'vitest'
import { OnlineBackend } from '../../../../tools/studio/page/onlineBackend'
import { chooseStore, type Store } from '../../../../tools/studio/page/store'

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

it('takes no typing while an entry is saved, which the saved text would replace', async () => {
  document.body.innerHTML = '<div id="nc-root"></div>'
  const isInert = () => document.querySelector('#nc-root')?.hasAttribute('inert')
  vi.stubGlobal('CMS', { getBackend: () => ({ init: () => ({}) }) })
  const read = vi.fn(async () => {
    expect(isInert()).toBe(true)
    throw new Error('Failed to fetch')
  })
  chooseStore({ read } as unknown as Store)
  const backend = new OnlineBackend({ backend: { host: 'github' } }, {})
  const entry = { path: 'content/articles/a.md', slug: 'a', raw: '{}' }
  await expect(backend.persistEntry({ dataFiles: [entry] }, { newEntry: true })).rejects.toThrow('fetch')
  expect(isInert()).toBe(false)
})

import { beforeEach, expect, it, vi } from 'vitest'
import { localStore, sessionStore } from '@/lib/storage'

beforeEach(() => {
  for (const store of [localStore, sessionStore]) store.remove('name')
})

it.each([
  ['local', localStore, ['getItem', 'setItem', 'removeItem']],
  ['session', sessionStore, ['getItem', 'setItem', 'removeItem']],
  ['full', localStore, ['setItem']],
] as const)('keeps a value that the %s storage refuses for as long as the page', (_, store, methods) => {
  store.set('name', 'Older')
  for (const method of methods) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
  }
  expect(store.set('name', 'Asha')).toBe(false)
  expect(store.get('name')).toBe('Asha')
  store.remove('name')
  expect(store.get('name')).toBeNull()
})

it.each(['', '{', 'undefined'])('reads %j as no JSON', (text) => {
  localStorage.setItem('name', text)
  expect(localStore.getJson('name')).toBeNull()
})

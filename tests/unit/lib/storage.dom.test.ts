import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { localStore, sessionStore } from '@/lib/storage'

beforeEach(() => localStorage.clear())
afterEach(() => localStore.remove('name'))

it('stores, reads and removes a value', () => {
  expect(localStore.set('name', 'Asha')).toBe(true)
  expect(localStorage.getItem('name')).toBe('Asha')
  expect(localStore.get('name')).toBe('Asha')
  localStore.remove('name')
  expect(localStore.get('name')).toBeNull()
})

it.each([
  ['local', localStore],
  ['session', sessionStore],
])('keeps a value for as long as the page where %s storage is blocked or full', (_, store) => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(blocked)
  }
  expect(store.set('name', 'Asha')).toBe(false)
  expect(store.get('name')).toBe('Asha')
  store.remove('name')
  expect(store.get('name')).toBeNull()
})

it('reads a value that could not be stored instead of the older one that is', () => {
  localStore.set('name', 'Asha')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  localStore.set('name', 'Vidya')
  expect(localStore.get('name')).toBe('Vidya')
})

it.each(['', '{', 'undefined'])('reads %j as no JSON', (text) => {
  localStorage.setItem('name', text)
  expect(localStore.getJson('name')).toBeNull()
})

import { act, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, useEffect, useState } from 'react'
import { BrowserRouter, type Navigator, Router } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { useServiceSearch } from '@/pages/services/useServiceSearch'

beforeEach(() => history.replaceState(null, '', '/services'))

/** Renders a new URL only when it is told to. */
function SlowRouter({ children, onNavigate }: { children: ReactNode; onNavigate: (query: string) => void }) {
  const [search, setSearch] = useState('')
  useEffect(() => {
    const render = (event: Event) => setSearch((event as CustomEvent<string>).detail)
    addEventListener('render', render)
    return () => removeEventListener('render', render)
  }, [])
  const navigate = (to: Parameters<Navigator['push']>[0]) =>
    onNavigate(typeof to === 'string' ? to : (to.search ?? ''))
  const navigator: Navigator = { createHref: String, go: () => {}, push: navigate, replace: navigate }
  return (
    <Router location={{ pathname: '/services', search }} navigator={navigator}>
      {children}
    </Router>
  )
}

it('keeps what is typed while the URL changes', async () => {
  const { result } = renderHook(useServiceSearch, { wrapper: BrowserRouter })
  const pushState = history.pushState.bind(history)
  vi.spyOn(history, 'pushState').mockImplementation((...state) => {
    pushState(...state)
    result.current.type('page')
  })
  act(() => result.current.type('p'))
  await waitFor(() => expect(location.search).toBe('?q=page'), { timeout: 3000 })
  expect(result.current.search).toBe('page')
})

it('keeps what is typed while a slow browser still shows earlier URLs', () => {
  vi.useFakeTimers()
  const queries: string[] = []
  const { result } = renderHook(useServiceSearch, {
    wrapper: ({ children }) => (
      <SlowRouter onNavigate={(query) => queries.push(query)}>{children}</SlowRouter>
    ),
  })
  const show = (query: string) => act(() => void dispatchEvent(new CustomEvent('render', { detail: query })))
  for (const text of ['pa', 'page']) {
    act(() => result.current.type(text))
    act(() => void vi.runAllTimers())
  }
  act(() => result.current.type('page s'))
  expect(queries).toEqual(['?q=pa', '?q=page'])
  for (const query of queries) show(query)
  expect(result.current.search).toBe('page s')
  show('?q=pa')
  expect(result.current.search).toBe('pa')
})

it('drops what is typed when Back changes the URL', async () => {
  const { result } = renderHook(useServiceSearch, { wrapper: BrowserRouter })
  act(() => result.current.choose('digital'))
  await waitFor(() => expect(location.search).toContain('digital'))
  act(() => result.current.type('page'))
  history.back()
  await waitFor(() => expect(result.current).toMatchObject({ category: 'all', search: '' }))
})

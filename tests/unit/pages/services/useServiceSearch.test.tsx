import { act, renderHook, waitFor } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useServiceSearch } from '@/pages/services/useServiceSearch'

beforeEach(() => history.replaceState(null, '', '/services'))
afterEach(() => vi.restoreAllMocks())

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

it('drops what is typed when Back changes the URL', async () => {
  const { result } = renderHook(useServiceSearch, { wrapper: BrowserRouter })
  act(() => result.current.choose('digital'))
  act(() => result.current.type('page'))
  history.back()
  await waitFor(() => expect(result.current).toMatchObject({ category: 'all', search: '' }))
})

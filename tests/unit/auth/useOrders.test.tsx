import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { AuthContext } from '@/auth/useAuth'
import { useOrders } from '@/auth/useOrders'
import * as data from '@/data/orders'
import { createQueryClient } from '@/data/queryClient'
import { member, signedAs } from '../layout/renderLayout'

it('a plan that is added while another one is removed is shown', async () => {
  const stored = new Set(['old'])
  const list = vi
    .spyOn(data, 'listOrders')
    .mockImplementation(async () => [...stored].map((id) => ({ id, plan: id, dateOfOrder: null })))
  vi.spyOn(data, 'addOrder').mockImplementation(async (_, { id }) => {
    stored.add(id)
    // On a slow network.
    list.mockReturnValueOnce(new Promise(() => {}))
    return 'added'
  })
  vi.spyOn(data, 'removeOrder').mockImplementation(async (_, id) => void stored.delete(id))
  const auth = signedAs(member)
  const client = createQueryClient()
  const { result } = renderHook(() => useOrders({ enabled: true }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <AuthContext value={auth}>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </AuthContext>
    ),
  })
  const ids = () => result.current.items?.map(({ id }) => id)
  await waitFor(() => expect(ids()).toEqual(['old']))

  act(() => void result.current.add({ id: 'new', title: 'new' }))
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2))
  await act(() => result.current.remove('old'))
  await waitFor(() => expect(ids()).toEqual(['new']))
})

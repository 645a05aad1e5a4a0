import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { AuthContext } from '@/auth/AuthContext'
import type { BagItem } from '@/auth/signedIn/bag'
import { useOrders } from '@/auth/useOrders'
import { createQueryCache, QueryCacheContext } from '@/hooks/queryCache'
import { member, signedAs } from '../layout/renderLayout'

const itemOf = (id: string): BagItem => ({
  id,
  title: id,
  desc: undefined,
  prices: undefined,
  period: undefined,
  practice: undefined,
  orderedAt: null,
})

it('a plan that is added while another one is removed is shown', async () => {
  const stored = new Set(['old'])
  const readBag = vi.fn(async () => ({ ok: true as const, value: [...stored].map(itemOf) }))
  const bag = {
    readBag,
    addOrder: async (_: string, { id }: { id: string }) => {
      stored.add(id)
      // On a slow network.
      readBag.mockReturnValueOnce(new Promise(() => {}))
      return { ok: true as const, value: 'added' as const }
    },
    removeOrder: async (_: string, id: string) => ({ ok: true as const, value: stored.delete(id) }),
  }
  const auth = signedAs(member)
  const cache = createQueryCache(0)
  const { result } = renderHook(() => useOrders({ load: async () => bag }, { enabled: true }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <AuthContext value={auth}>
        <QueryCacheContext value={cache}>{children}</QueryCacheContext>
      </AuthContext>
    ),
  })
  const ids = () => result.current.items?.map(({ id }) => id)
  await waitFor(() => expect(ids()).toEqual(['old']))

  act(() => void result.current.add({ id: 'new', title: 'new' }))
  await waitFor(() => expect(readBag).toHaveBeenCalledTimes(2))
  await act(() => result.current.remove('old'))
  await waitFor(() => expect(ids()).toEqual(['new']))
})

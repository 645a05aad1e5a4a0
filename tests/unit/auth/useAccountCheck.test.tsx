import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { AuthContext } from '@/auth/useAuth'
import { useOrders } from '@/auth/useOrders'
import { authMessages } from '@/content/messages'
import * as orders from '@/data/orders'
import { createQueryClient } from '@/data/queryClient'
import * as provider from '@/data/signInProvider'
import { notify } from '@/hooks/notify'
import { member, signedAs } from '../layout/renderLayout'

it('nothing is ordered for an account that was deleted elsewhere, which is said and signed out', async () => {
  vi.spyOn(orders, 'addOrder').mockResolvedValue('added')
  const failure = { code: 'auth/user-token-expired', message: 'expired' }
  vi.spyOn(provider, 'refreshUser').mockResolvedValue({ ok: false, failure })
  vi.spyOn(notify, 'error')
  const auth = signedAs(member)
  const { result } = renderHook(() => useOrders({ enabled: false }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <AuthContext value={auth}>
        <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
      </AuthContext>
    ),
  })
  const add = () => act(() => result.current.add({ id: 'site-care', title: 'Site Care' }))

  expect(await add()).toBe('signed out')
  expect(orders.addOrder).not.toHaveBeenCalled()
  expect(notify.error).toHaveBeenCalledWith(authMessages.accountGone, expect.anything())
  expect(auth.signOut).toHaveBeenCalledOnce()

  vi.mocked(provider.refreshUser).mockResolvedValue({ ok: true, value: undefined })
  expect(await add()).toBe('added')
})

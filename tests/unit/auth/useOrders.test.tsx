import { frameWords } from 'virtual:words/frame'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { toast } from 'react-hot-toast/headless'
import { beforeEach, expect, it, vi } from 'vitest'
import { type Orders, useOrders } from '@/auth/useOrders'
import * as orders from '@/data/orders'
import { createQueryClient } from '@/data/queryClient'
import { memberUser, Site } from '../../render'
import { refusal } from '../../testDoubles'

const plan = { id: 'site-care', title: 'Site Care' }
const client = createQueryClient()

function open(uid: string) {
  const site = { client, auth: { status: 'in', user: { ...memberUser, uid } } } as const
  const wrapper = (props: PropsWithChildren) => <Site {...site} {...props} />
  return renderHook(() => useOrders({ enabled: true }), { wrapper })
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(orders, 'listOrders').mockImplementation(async (uid) => [{ id: uid, plan: uid, dateOfOrder: 1 }])
})

it('a tab that is shown again has the current bag', async () => {
  const { result } = open('asha')
  await waitFor(() => expect(result.current.items).toHaveLength(1))
  vi.mocked(orders.listOrders).mockResolvedValue([])
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await waitFor(() => expect(result.current.items).toEqual([]))
})

it('a plan for an account that no longer exists is not added, which is said', async () => {
  vi.spyOn(orders, 'addOrder').mockRejectedValue(refusal('user-token-expired'))
  vi.spyOn(toast, 'error')
  const { result } = open('asha')
  expect(await act(() => result.current.add(plan))).toBe('signed out')
  expect(toast.error).toHaveBeenCalledWith(frameWords.accountGone, expect.anything())
})

it.each<[string, 'removeOrder' | 'listOrders', (bag: Orders) => unknown]>([
  ['removes a plan', 'removeOrder', (bag) => bag.remove(plan.id)],
  ['opens the bag', 'listOrders', (bag) => bag.refetch()],
])('a user whose account no longer exists and who %s is told so', async (_, request, ask) => {
  const { result } = open('asha')
  await waitFor(() => expect(result.current.items).toHaveLength(1))
  vi.spyOn(orders, request).mockRejectedValue(refusal('user-token-expired'))
  vi.spyOn(toast, 'error')
  await act(async () => ask(result.current))
  await waitFor(() => expect(toast.error).toHaveBeenCalledWith(frameWords.accountGone, expect.anything()))
})

import { screen, waitFor } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { AuthContext, type AuthState } from '@/auth/AuthContext'
import { BagProvider, useBag } from '@/auth/BagContext'
import * as orders from '@/data/orders'
import { createQueryCache, type QueryCache, QueryCacheContext } from '@/hooks/queryCache'
import { PlansPage } from '@/pages/plans/PlansPage'
import { render } from '../../../render'
import { guest, member, signedAs, unknown } from '../../layout/renderLayout'

beforeEach(() => {
  vi.spyOn(orders, 'listOrders').mockResolvedValue({ ok: true, value: [] })
  vi.spyOn(orders, 'addOrder').mockResolvedValue({ ok: true, value: 'added' })
})

function Place() {
  const { pathname, search, state } = useLocation()
  return <p>{`at ${pathname}${search} with ${JSON.stringify(state)}`}</p>
}

function BagState() {
  return <p>{useBag().isOpen ? 'The bag is open' : 'The bag is closed'}</p>
}

function Site({ state, answers }: { state: AuthState; answers: QueryCache }) {
  return (
    <QueryCacheContext value={answers}>
      <AuthContext value={signedAs(state)}>
        <BagProvider>
          <Place />
          <BagState />
          <Routes>
            <Route path="/plans" element={<PlansPage />} />
            <Route path="*" element={null} />
          </Routes>
        </BagProvider>
      </AuthContext>
    </QueryCacheContext>
  )
}

type Arrival = string | { pathname: string; state: unknown }

function open(state: AuthState, path: Arrival = '/plans') {
  const answers = createQueryCache(0)
  const rendered = render(<Site state={state} answers={answers} />, { path })
  const answer = (next: AuthState) => rendered.rerender(<Site state={next} answers={answers} />)
  return { ...rendered, answer }
}

const button = (name: string) => screen.getByRole('button', { name })

test('shows three plans of each practice', () => {
  open(guest)
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toHaveLength(3)
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(9)
  expect(screen.getAllByRole('button', { name: /^Add to bag/ })).toHaveLength(9)
})

describe('a member', () => {
  test('sees at once that a plan is on its way, and then that it is in the bag', async () => {
    const { user } = open(member)
    await waitFor(() => expect(orders.listOrders).toHaveBeenCalled())
    let arrive = (_: { ok: true; value: 'added' }) => {}
    vi.mocked(orders.addOrder).mockReturnValue(new Promise((resolve) => (arrive = resolve)))
    vi.mocked(orders.listOrders).mockResolvedValue({
      ok: true,
      value: [{ id: 'site-care', plan: 'Site Care', dateOfOrder: 1 }],
    })
    await user.click(button('Add to bag Site Care'))
    expect(button('Adding ...')).toBeTruthy()
    arrive({ ok: true, value: 'added' })
    expect(await screen.findByRole('button', { name: 'In your bag Site Care' })).toBeTruthy()
    await user.click(button('In your bag Site Care'))
    expect(screen.getByText('The bag is open')).toBeTruthy()
    expect(orders.addOrder).toHaveBeenCalledOnce()
  })

  test('gets the bag opened when the plan was in it already', async () => {
    vi.mocked(orders.addOrder).mockResolvedValue({ ok: true, value: 'had' })
    const { user } = open(member)
    await user.click(button('Add to bag Site Care'))
    expect(await screen.findByText('The bag is open')).toBeTruthy()
  })

  test('is told at the plan when it could not be added, and may try again', async () => {
    vi.mocked(orders.addOrder).mockResolvedValueOnce({ ok: false, value: null, error: new Error('offline') })
    const { user } = open(member)
    await user.click(button('Add to bag Site Care'))
    expect((await screen.findByText('This plan could not be added. Try again.')).closest('article')).toBe(
      button('Add to bag Site Care').closest('article'),
    )
    await user.click(button('Add to bag Site Care'))
    expect(orders.addOrder).toHaveBeenCalledTimes(2)
  })
})

describe('a guest', () => {
  test('is led to sign-in, and the plan goes along where no link can forge it', async () => {
    const { user } = open(guest)
    await user.click(button('Add to bag Shop Care'))
    expect(screen.getByText('at /login?next=%2Fplans with {"wantedPlan":"shop-care"}')).toBeTruthy()
    expect(orders.addOrder).not.toHaveBeenCalled()
  })

  test('gets it once on coming back, and not again after that', async () => {
    const { answer } = open(member, { pathname: '/plans', state: { wantedPlan: 'shop-care' } })
    await waitFor(() => expect(orders.addOrder).toHaveBeenCalledOnce())
    expect(orders.addOrder).toHaveBeenCalledWith('asha', expect.objectContaining({ id: 'shop-care' }))
    expect(screen.getByText('at /plans with null')).toBeTruthy()
    answer(member)
    expect(orders.addOrder).toHaveBeenCalledOnce()
  })

  test('returns to the plan and not to the top', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    open(member, { pathname: '/plans', state: { wantedPlan: 'shop-care' } })
    const column = screen.getByRole('heading', { name: 'Shop Care' }).closest('article')
    await waitFor(() => expect(scroll.mock.contexts).toContain(column))
    expect(column?.contains(document.activeElement)).toBe(true)
    expect(document.activeElement?.nodeName).toBe('BUTTON')
  })

  test('gets nothing by a plan that does not exist', () => {
    open(member, { pathname: '/plans', state: { wantedPlan: 'made-up' } })
    expect(orders.addOrder).not.toHaveBeenCalled()
  })
})

test('who was signed in before is asked for first', async () => {
  localStorage.setItem('member', '1')
  const { user, answer } = open(unknown)
  await user.click(button('Add to bag Site Care'))
  expect(button('Adding ...')).toBeTruthy()
  expect(orders.addOrder).not.toHaveBeenCalled()
  answer(member)
  await waitFor(() => expect(orders.addOrder).toHaveBeenCalledOnce())
})

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { bagMessages } from '@/content/bagMessages'
import { plans } from '@/content/plans'
import * as data from '@/data/orders'
import { createQueryCache, QueryCacheContext } from '@/hooks/queryCache'
import { render } from '../../render'
import { member, Site, signedAs } from '../layout/renderLayout'

const MINUTE_MS = 60_000
const orders: data.Order[] = [
  { id: 'site-care', plan: 'Site Care', dateOfOrder: Date.UTC(2026, 10, 20, 16, 5) },
  { id: 'books-in-order', plan: 'Books In Order', dateOfOrder: Date.UTC(2026, 10, 18, 10, 31) },
  { id: 'gone', plan: 'No Longer Offered', dateOfOrder: null },
]

beforeEach(() => {
  vi.spyOn(data, 'listOrders').mockResolvedValue({ ok: true, value: orders })
  vi.spyOn(data, 'removeOrder').mockResolvedValue({ ok: true, value: true })
})

async function openBag() {
  const answers = createQueryCache(0)
  const { user } = render(
    <QueryCacheContext value={answers}>
      <Site auth={signedAs(member)} />
    </QueryCacheContext>,
  )
  const banner = within(screen.getByRole('banner'))
  await user.click(banner.getByRole('button', { name: 'Your account' }))
  await user.click(banner.getByRole('button', { name: 'My Bag' }))
  return { user, bag: within(screen.getByRole('dialog', { name: 'My Bag' })) }
}

function openBagAgain() {
  const banner = within(screen.getByRole('banner'))
  fireEvent.click(banner.getByRole('button', { name: 'Your account' }))
  fireEvent.click(banner.getByRole('button', { name: 'My Bag' }))
}

function later() {
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + MINUTE_MS)
}

test('shows plan, date and the first ten words of the description, also of a plan no longer offered', async () => {
  const { bag } = await openBag()
  expect(await bag.findByText('Site Care', { selector: 'b' })).toBeTruthy()
  expect(bag.getByText(/20 Nov 2026/)).toBeTruthy()
  expect(bag.getByText('A small site kept current, backed up and measured every …')).toBeTruthy()
  expect(bag.getByText('No Longer Offered', { selector: 'b' })).toBeTruthy()
  expect(bag.getByText('3 plans')).toBeTruthy()
})

test('shows the price, and what happens next', async () => {
  const { bag } = await openBag()
  const plan = plans.find(({ id }) => id === 'site-care')
  expect(await bag.findByText(`${plan?.price} ${plan?.period}`)).toBeTruthy()
  expect(bag.getByText(/within one working day.*Nothing is charged/)).toBeTruthy()
})

test('an empty bag says so and leads to the plans', async () => {
  vi.mocked(data.listOrders).mockResolvedValue({ ok: true, value: [] })
  const { user, bag } = await openBag()
  expect(await bag.findByText('Your Bag Is Empty')).toBeTruthy()
  expect(bag.queryByText(/working day/)).toBeNull()
  const link = bag.getByRole('link', { name: bagMessages.plans })
  expect(link.getAttribute('href')).toBe('/plans')
  await user.click(link)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a bag that could not be read says that, never that it is empty, and can be read again', async () => {
  vi.mocked(data.listOrders).mockResolvedValueOnce({ ok: false, value: [], error: new Error('offline') })
  const { user, bag } = await openBag()
  expect(await bag.findByText('Your bag could not be loaded.')).toBeTruthy()
  expect(bag.queryByText('Your Bag Is Empty')).toBeNull()
  await user.click(bag.getByRole('button', { name: 'Retry' }))
  expect(await bag.findByText('Site Care', { selector: 'b' })).toBeTruthy()
})

test('a removed plan goes at once, and the focus moves to its neighbour', async () => {
  let answer = (_: { ok: true; value: boolean }) => {}
  vi.mocked(data.removeOrder).mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const { user, bag } = await openBag()
  await user.click(await bag.findByRole('button', { name: 'Remove Site Care' }))
  expect(bag.queryByRole('button', { name: 'Remove Site Care' })).toBeNull()
  expect(document.activeElement?.textContent).toBe('Remove Books In Order')
  expect(bag.getByText('2 plans')).toBeTruthy()
  expect(data.removeOrder).toHaveBeenCalledExactlyOnceWith('asha', 'site-care')
  answer({ ok: true, value: true })
  expect(await bag.findByText('Site Care removed')).toBeTruthy()
})

test('it comes back where removing failed, and says why', async () => {
  vi.mocked(data.removeOrder).mockResolvedValue({ ok: false, value: false, error: new Error('offline') })
  const { user, bag } = await openBag()
  await user.click(await bag.findByRole('button', { name: 'Remove Site Care' }))
  expect(await bag.findByText('This plan could not be removed. It is back in your bag.')).toBeTruthy()
  expect(bag.getByText('Site Care', { selector: 'b' })).toBeTruthy()

  await user.click(bag.getByRole('button', { name: 'Close' }))
  openBagAgain()
  expect(bag.queryByText(bagMessages.notRemoved)).toBeNull()
})

test('a failed refresh keeps the plans and says so, until a refresh succeeds', async () => {
  const { user, bag } = await openBag()
  await bag.findByText('Site Care', { selector: 'b' })
  for (const ok of [false, true]) {
    vi.mocked(data.listOrders).mockResolvedValueOnce(
      ok ? { ok, value: orders } : { ok, value: [], error: new Error('offline') },
    )
    await user.click(bag.getByRole('button', { name: 'Close' }))
    openBagAgain()
    await waitFor(() => expect(bag.queryAllByText(bagMessages.outdated)).toHaveLength(ok ? 0 : 1))
    expect(bag.getByText('Site Care', { selector: 'b' })).toBeTruthy()
    expect(bag.queryByText(bagMessages.unread)).toBeNull()
  }
})

test('of two removed at once, only the one that failed comes back', async () => {
  vi.mocked(data.removeOrder).mockImplementation(async (_, id) =>
    id === 'site-care' ? { ok: false, value: false, error: new Error('offline') } : { ok: true, value: true },
  )
  const { user, bag } = await openBag()
  await user.click(await bag.findByRole('button', { name: 'Remove Site Care' }))
  later()
  await user.click(bag.getByRole('button', { name: 'Remove Books In Order' }))
  expect(await bag.findByText('Site Care', { selector: 'b' })).toBeTruthy()
  await waitFor(() => expect(bag.queryByText('Books In Order', { selector: 'b' })).toBeNull())
})

test('a double click removes one plan', async () => {
  const { bag } = await openBag()
  // Without the delays of a simulated user, which would make two clicks of it on a busy machine.
  const button = await bag.findByRole('button', { name: 'Remove Site Care' })
  const below = bag.getByRole('button', { name: 'Remove Books In Order' })
  fireEvent.click(button)
  fireEvent.click(below)
  await waitFor(() => expect(data.removeOrder).toHaveBeenCalledOnce())
})

test('the last one leaves the focus on the way out', async () => {
  vi.mocked(data.listOrders).mockResolvedValue({ ok: true, value: orders.slice(0, 1) })
  const { user, bag } = await openBag()
  await user.click(await bag.findByRole('button', { name: 'Remove Site Care' }))
  expect(bag.getByText('Your Bag Is Empty')).toBeTruthy()
  expect(document.activeElement).toBe(bag.getByRole('link', { name: 'Checkout Our Services' }))
})

import { plans } from 'virtual:content/plans'
import { bagWords } from 'virtual:words/bag'
import { controlsWords } from 'virtual:words/controls'
import { navigationWords } from 'virtual:words/navigation'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { BagProvider, useBag } from '@/auth/BagContext'
import * as data from '@/data/orders'
import { usePageState } from '@/hooks/usePageState'
import { Bag } from '@/layout/Bag'
import { member, render } from '../../render'

const MINUTE_MS = 60_000
const [first, second] = plans
if (!first || !second) throw new Error('The tests need two plans')
const remove = `${bagWords.remove} ${first.title}`
const removeSecond = `${bagWords.remove} ${second.title}`
const orders: data.Order[] = [
  { id: first.id, plan: 'Its Name At That Time', dateOfOrder: Date.UTC(2026, 10, 20, 16, 5) },
  { id: second.id, plan: second.title, dateOfOrder: Date.UTC(2026, 10, 18, 10, 31) },
  { id: 'gone', plan: 'No Longer Offered', dateOfOrder: null },
]
const planIn = (bag: ReturnType<typeof within>, { title }: { title: string }) =>
  bag.queryByText(title, { selector: 'b' })

beforeEach(() => {
  // The bag shows the visitor's date.
  vi.stubEnv('TZ', 'UTC')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(data, 'listOrders').mockResolvedValue(orders)
  vi.spyOn(data, 'removeOrder').mockResolvedValue()
})

function Opener() {
  const bag = useBag()
  return (
    <button type="button" onClick={bag.open}>
      Open
    </button>
  )
}

function ContactPage() {
  const { askedPlans } = usePageState()
  return <h1>About {askedPlans?.join(', ')}</h1>
}

const site = (
  <BagProvider>
    <Opener />
    <Bag />
    <Routes>
      <Route path="/services" element={<h1>Services page</h1>} />
      <Route path="/contact" element={<ContactPage />} />
      <Route path="*" element={null} />
    </Routes>
  </BagProvider>
)

async function openBag() {
  const { user } = render(site, { auth: member })
  await user.click(screen.getByRole('button', { name: 'Open' }))
  return { user, bag: within(await screen.findByRole('dialog', { name: navigationWords.bag })) }
}

function later() {
  for (const clock of [performance, Date]) {
    const now = clock.now.bind(clock)
    vi.spyOn(clock, 'now').mockImplementation(() => now() + MINUTE_MS)
  }
}

test('shows plan, price, date, the first ten words of the description and what happens next, and reads out all of it', async () => {
  const { user, bag } = await openBag()
  await waitFor(() => expect(planIn(bag, first)).toBeTruthy())
  expect(bag.getByText(/20 Nov 2026/)).toBeTruthy()
  const tenWords = first.desc.split(' ').slice(0, 10).join(' ').replace(/\W$/, '')
  expect(bag.getByText(`${tenWords} …`).closest('[aria-hidden=true]')).toBeTruthy()
  expect(bag.getByText(first.desc).closest('[aria-hidden]')).toBeNull()
  for (const price of first.prices) expect(bag.getAllByText(price).length).toBeGreaterThan(0)
  expect(planIn(bag, { title: 'No Longer Offered' })).toBeTruthy()
  expect(bag.getByText(bagWords.count({ count: 3 }))).toBeTruthy()
  expect(bag.getByText(/within one working day.*Nothing is charged/)).toBeTruthy()
  await user.click(bag.getByRole('link', { name: bagWords.ask }))
  const asked = `About ${first.title}, ${second.title}, No Longer Offered`
  expect(screen.getByRole('heading', { name: asked })).toBeTruthy()
})

test('a bag that could not be loaded says so, never that it is empty, and can be loaded again', async () => {
  vi.mocked(data.listOrders).mockRejectedValueOnce(new Error('offline'))
  const { user, bag } = await openBag()
  expect(await bag.findByText(bagWords.unread)).toBeTruthy()
  expect(bag.queryByText(bagWords.empty)).toBeNull()
  expect(console.error).toHaveBeenCalledOnce()
  await user.click(bag.getByRole('button', { name: controlsWords.retry }))
  await waitFor(() => expect(planIn(bag, first)).toBeTruthy())
})

test('a removed plan disappears immediately, the focus moves to its neighbour, and a double click removes only one', async () => {
  let answer = () => {}
  vi.mocked(data.removeOrder).mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const { bag } = await openBag()
  const button = await bag.findByRole('button', { name: remove })
  const below = bag.getByRole('button', { name: removeSecond })
  // On a busy machine the two presses would otherwise be too far apart for a double click.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  fireEvent.click(button)
  fireEvent.click(below)
  expect(bag.queryByRole('button', { name: remove })).toBeNull()
  expect(document.activeElement?.textContent).toBe(removeSecond)
  expect(bag.getByText(bagWords.count({ count: 2 }))).toBeTruthy()
  await waitFor(() => expect(data.removeOrder).toHaveBeenCalledExactlyOnceWith('asha', first.id))
  answer()
  expect(await bag.findByText(bagWords.removed({ plan: first.title }))).toBeTruthy()
})

test('of two plans that are removed, only the one that failed comes back, with a message', async () => {
  vi.mocked(data.removeOrder).mockImplementation(async (_, id) => {
    if (id === first.id) throw new Error('offline')
  })
  const { user, bag } = await openBag()
  await user.click(await bag.findByRole('button', { name: remove }))
  expect(await bag.findByText(bagWords.notRemoved)).toBeTruthy()
  expect(planIn(bag, first)).toBeTruthy()
  later()
  await user.click(bag.getByRole('button', { name: removeSecond }))
  await waitFor(() => expect(planIn(bag, second)).toBeNull())
  expect(planIn(bag, first)).toBeTruthy()

  await user.click(bag.getByRole('button', { name: controlsWords.close }))
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(bag.queryByText(bagWords.notRemoved)).toBeNull()
})

test('a plan that was added in another tab is there when the bag opens again', async () => {
  vi.mocked(data.listOrders).mockResolvedValueOnce(orders.slice(1))
  const { user, bag } = await openBag()
  await waitFor(() => expect(planIn(bag, second)).toBeTruthy())
  await user.click(bag.getByRole('button', { name: controlsWords.close }))
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await waitFor(() => expect(planIn(bag, first)).toBeTruthy())
})

test('a failed refresh keeps the plans and says so, until a refresh succeeds', async () => {
  const { user, bag } = await openBag()
  await waitFor(() => expect(planIn(bag, first)).toBeTruthy())
  vi.mocked(data.listOrders).mockRejectedValueOnce(new Error('offline'))
  later()
  for (const isOutdated of [true, false]) {
    await user.click(bag.getByRole('button', { name: controlsWords.close }))
    await user.click(screen.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(bag.queryAllByText(bagWords.outdated)).toHaveLength(isOutdated ? 1 : 0))
    expect(planIn(bag, first)).toBeTruthy()
    expect(bag.queryByText(bagWords.unread)).toBeNull()
  }
})

test('after the last plan, the bag says that it is empty, and the focus is on the link to the services', async () => {
  vi.mocked(data.listOrders).mockResolvedValue(orders.slice(0, 1))
  const { user, bag } = await openBag()
  await user.click(await bag.findByRole('button', { name: remove }))
  expect(bag.getByText(bagWords.empty)).toBeTruthy()
  expect(bag.queryByText(/working day/)).toBeNull()
  expect(bag.getByRole('link', { name: bagWords.plans }).getAttribute('href')).toBe('/plans')
  const link = bag.getByRole('link', { name: bagWords.checkout })
  expect(document.activeElement).toBe(link)
  await user.click(link)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Services page' })).toBeTruthy()
})

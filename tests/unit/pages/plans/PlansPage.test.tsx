import { plans } from 'virtual:content/plans'
import { plansWords } from 'virtual:words/plans'
import { signInWords } from 'virtual:words/signIn'
import { act, screen, waitFor, within } from '@testing-library/react'
import { Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { BagProvider, useBag } from '@/auth/BagContext'
import type { AuthState } from '@/auth/useAuth'
import * as orders from '@/data/orders'
import { practiceName } from '@/data/practices'
import { storeOnLeaving } from '@/lib/resume'
import { PlansPage } from '@/pages/plans/PlansPage'
import { LoginPage } from '@/pages/sign-in/LoginPage'
import { planElement, plansElement } from '@/paths'
import { guest, member, render, unknown } from '../../../render'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(orders, 'listOrders').mockResolvedValue([])
  vi.spyOn(orders, 'addOrder').mockResolvedValue('added')
})

function Place() {
  const { pathname, search, state } = useLocation()
  return <p>{`at ${pathname}${search} with ${JSON.stringify(state)}`}</p>
}

function BagState() {
  return <p>{useBag().isOpen ? 'The bag is open' : 'The bag is closed'}</p>
}

function Steps() {
  const navigate = useNavigate()
  return (
    <>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => navigate(1)}>
        Forward
      </button>
    </>
  )
}

const site = (
  <BagProvider>
    <Place />
    <Steps />
    <BagState />
    <Link to="/elsewhere">Elsewhere</Link>
    <Link to="/plans">To the plans</Link>
    <Routes>
      <Route path="/plans" element={<PlansPage />} />
      <Route path="/login" element={<LoginPage />} />
      <Route path="*" element={null} />
    </Routes>
  </BagProvider>
)
const open = (auth: AuthState, path = '/plans') => render(site, { path, auth })

const [first, second] = plans
if (!first || !second) throw new Error('There are no plans')

const columnOf = ({ title } = first) => {
  const heading = screen.getByText(title, { selector: 'h3, h3 *' })
  return heading.closest('article') ?? expect.fail('The plan has no column')
}
/** The button of a plan. Queries by role are slow in a large page. */
const button = (name: string, plan = first) =>
  within(columnOf(plan)).getByRole('button', { name: `${name} ${plan.title}` })
const busy = () => within(columnOf()).getByRole('button', { name: plansWords.adding })

/** `addOrder` waits until it is called. */
function holdAnswer() {
  let arrive = (_: 'added' | 'had') => {}
  vi.mocked(orders.addOrder).mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  return (answer: 'added' | 'had') => act(async () => arrive(answer))
}

test('a signed-in user sees immediately that a plan is being added, and then that it is in the bag', async () => {
  const { user } = open(member)
  await waitFor(() => expect(orders.listOrders).toHaveBeenCalled())
  const arrive = holdAnswer()
  vi.mocked(orders.listOrders).mockResolvedValue([{ id: first.id, plan: first.title, dateOfOrder: 1 }])
  await user.click(button(plansWords.add))
  expect(busy()).toBeTruthy()
  await arrive('added')
  await waitFor(() => expect(button(plansWords.inBag)).toBeTruthy())
  await user.click(button(plansWords.inBag))
  expect(screen.getByText('The bag is open')).toBeTruthy()
  expect(orders.addOrder).toHaveBeenCalledOnce()
})

test('a signed-in user sees the plan in the bag if the bag was being read while the plan was added', async () => {
  let endFirstRead = (_: []) => {}
  vi.mocked(orders.listOrders)
    .mockReturnValueOnce(new Promise((resolve) => (endFirstRead = resolve)))
    .mockResolvedValue([{ id: first.id, plan: first.title, dateOfOrder: 1 }])
  const { user } = open(member)
  await user.click(button(plansWords.add))
  await waitFor(() => expect(orders.addOrder).toHaveBeenCalledOnce())
  await act(async () => endFirstRead([]))
  await waitFor(() => expect(button(plansWords.inBag)).toBeTruthy())
})

test('a signed-in user sees the bag open if the plan was in it already', async () => {
  vi.mocked(orders.addOrder).mockResolvedValue('had')
  const { user } = open(member)
  await user.click(button(plansWords.add))
  expect(await screen.findByText('The bag is open')).toBeTruthy()
})

test('a signed-in user sees no bag over another page if the answer comes there', async () => {
  const arrive = holdAnswer()
  const { user } = open(member)
  await user.click(button(plansWords.add))
  await waitFor(() => expect(orders.addOrder).toHaveBeenCalled())
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
  await arrive('had')
  expect(screen.getByText('The bag is closed')).toBeTruthy()
})

test('a signed-in user sees at the plan that it could not be added, and can try again', async () => {
  vi.mocked(orders.addOrder).mockRejectedValueOnce(new Error('offline'))
  const { user } = open(member)
  await user.click(button(plansWords.add))
  expect(await within(columnOf()).findByText(plansWords.notAdded)).toBeTruthy()
  await user.click(button(plansWords.add))
  await waitFor(() => expect(orders.addOrder).toHaveBeenCalledTimes(2))
})

const place = (path: string) => screen.findByText(new RegExp(`^at ${path} `))
const step = (name: 'Back' | 'Forward') => screen.getByRole('button', { name })

test('a guest gets the plan once after signing in, and returns to it and not to the top', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { user, answer } = open(guest)
  await user.click(button(plansWords.add, second))
  answer(member)
  await waitFor(() => expect(scroll.mock.contexts).toContain(columnOf(second)))
  await waitFor(() => expect(orders.addOrder).toHaveBeenCalledOnce())
  expect(orders.addOrder).toHaveBeenCalledWith('asha', expect.objectContaining({ id: second.id }))
  expect(document.activeElement?.nodeName).toBe('BUTTON')
  expect(columnOf(second).contains(document.activeElement)).toBe(true)
  answer(member)
  expect(orders.addOrder).toHaveBeenCalledOnce()
})

test('Forward does not add the plan of a guest who has signed in again, while the provider is asked after a reload', async () => {
  const { user, answer } = open(guest, '/elsewhere')
  await user.click(screen.getByRole('link', { name: 'To the plans' }))
  await user.click(button(plansWords.add))
  answer(member)
  await place('/plans')
  await waitFor(() => expect(orders.addOrder).toHaveBeenCalledOnce())
  answer(unknown)
  await user.click(step('Forward'))
  answer(member)
  await place('/plans')
  await user.click(step('Back'))
  await place('/elsewhere')
  expect(orders.addOrder).toHaveBeenCalledOnce()
})

test('a guest who signs in over the form for a forgotten password returns to the plan, and Back to the page before', async () => {
  const { user, answer } = open(guest, '/elsewhere')
  await user.click(screen.getByRole('link', { name: 'To the plans' }))
  await user.click(button(plansWords.add))
  await user.click(screen.getByRole('button', { name: signInWords.forgotten }))
  // In another tab.
  answer(member)
  await place('/plans')
  await waitFor(() => expect(orders.addOrder).toHaveBeenCalledOnce())
  await user.click(step('Back'))
  await place('/elsewhere')
})

test('a guest who comes back from sign-in without signing in wants the plan no more', async () => {
  const { user, answer } = open(guest)
  await user.click(button(plansWords.add))
  await user.click(step('Back'))
  answer(member)
  await place('/plans')
  expect(orders.addOrder).not.toHaveBeenCalled()
})

test('presses wait for the provider if this browser was signed in before', async () => {
  localStorage.setItem('member', '1')
  const { user, answer } = open(unknown)
  await user.click(button(plansWords.add))
  await user.click(button(plansWords.add, second))
  expect(busy()).toBeTruthy()
  expect(orders.addOrder).not.toHaveBeenCalled()
  answer(member)
  await waitFor(() => expect(orders.addOrder).toHaveBeenCalledTimes(2))
})

test('a press that has waited leads to sign-in if the session has ended', async () => {
  localStorage.setItem('member', '1')
  const { user, answer } = open(unknown)
  await user.click(button(plansWords.add))
  answer(guest)
  const state = JSON.stringify({ wantedPlan: first.id })
  expect(screen.getByText(`at /login?next=%2Fplans with ${state}`)).toBeTruthy()
})

test('a press that a deploy has interrupted by a reload adds its plan', async () => {
  localStorage.setItem('member', '1')
  const { user, unmount } = open(unknown)
  await user.click(button(plansWords.add, second))
  storeOnLeaving()
  window.dispatchEvent(new Event('pagehide'))
  unmount()
  const { answer } = open(unknown)
  answer(member)
  await waitFor(() => expect(orders.addOrder).toHaveBeenCalledOnce())
  expect(orders.addOrder).toHaveBeenCalledWith('asha', expect.objectContaining({ id: second.id }))
})

test('every plan says whom it suits, what it has and leaves out and whether most choose it', () => {
  open(guest)
  for (const plan of plans) {
    const { textContent } = columnOf(plan)
    for (const text of [plan.suits ?? '', ...plan.notIncluded]) expect(textContent).toContain(text)
    for (const { label, value } of plan.features)
      expect(textContent).toContain(label + (value ?? plansWords.lacking))
    expect(textContent.includes(plansWords.mostChosen)).toBe(plan.mostChosen)
    expect(button(plansWords.add, plan)).toBeTruthy()
  }
})

/** Of the row that the plan is on a phone. */
const isOpen = (plan: typeof first) =>
  within(columnOf(plan)).getByRole('button', { name: plan.title }).getAttribute('aria-expanded')
const openPlans = () => plans.filter((plan) => isOpen(plan) === 'true').map(({ id }) => id)

test('on a phone, one plan is open at first, and a press opens or closes another one', async () => {
  const { user } = open(guest)
  const own = plans.filter(({ practice }) => practice === first.practice)
  const chosen = own.find(({ mostChosen }) => mostChosen) ?? first
  expect(openPlans()).toEqual([chosen.id])
  const last = plans.at(-1) ?? expect.fail()
  await user.click(within(columnOf(last)).getByRole('button', { name: last.title }))
  expect(openPlans()).toEqual([chosen.id, last.id])
  await user.click(within(columnOf(chosen)).getByRole('button', { name: chosen.title }))
  expect(openPlans()).toEqual([last.id])
})

test('a link to a plan finds it open, and it stays open when a tab is followed', async () => {
  const last = plans.at(-1) ?? expect.fail()
  const { user } = open(guest, `/plans#${planElement(last.id)}`)
  expect(openPlans()).toContain(last.id)
  await user.click(screen.getByRole('link', { name: 'To the plans' }))
  expect(openPlans()).toContain(last.id)
})

test('on a phone, tabs lead to the practices', () => {
  open(guest)
  const tabs = within(screen.getByRole('navigation', { name: plansWords.practices })).getAllByRole('link')
  const offered = [...new Set(plans.map(({ practice }) => practice))]
  expect(tabs.map(({ textContent }) => textContent)).toEqual(offered.map(practiceName))
  expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual(offered.map((id) => `#${plansElement(id)}`))
})

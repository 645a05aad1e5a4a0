import { plans } from 'virtual:content/plans'
import { plansTexts } from 'virtual:content/plansTexts'
import { questions } from 'virtual:content/questions'
import { site } from 'virtual:content/site'
import { act, screen, waitFor, within } from '@testing-library/react'
import { Link, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BagProvider, useBag } from '@/auth/BagContext'
import { AuthContext, type AuthState } from '@/auth/useAuth'
import { planLabels } from '@/content/labels'
import { planElementId } from '@/content/plans'
import * as orders from '@/data/orders'
import { PlansPage } from '@/pages/plans/PlansPage'
import { render } from '../../../render'
import { guest, member, signedAs, unknown } from '../../layout/renderLayout'

beforeEach(() => {
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

function Site({ state }: { state: AuthState }) {
  return (
    <AuthContext value={signedAs(state)}>
      <BagProvider>
        <Place />
        <BagState />
        <Link to="/elsewhere">Elsewhere</Link>
        <Routes>
          <Route path="/plans" element={<PlansPage />} />
          <Route path="*" element={null} />
        </Routes>
      </BagProvider>
    </AuthContext>
  )
}

type Arrival = string | { pathname: string; state: unknown }

function open(state: AuthState, path: Arrival = '/plans') {
  const rendered = render(<Site state={state} />, { path })
  const answer = (next: AuthState) => rendered.rerender(<Site state={next} />)
  return { ...rendered, answer }
}

/** The first plans of the site, whatever the owner offers. */
const [first, second] = plans
if (!first || !second) throw new Error('There are no plans')
const add = `Add to bag ${first.title}`
const inBag = `In your bag ${first.title}`
/** Queries by role are slow in a large page. */
const inPlan = ({ id } = first) => within(document.getElementById(planElementId(id)) ?? document.body)
const button = (name: string, plan = first) => inPlan(plan).getByRole('button', { name })
const returning = { pathname: '/plans', state: { wantedPlan: second.id } }

describe('a signed-in user', () => {
  test('sees immediately that a plan is being added, and then that it is in the bag', async () => {
    const { user } = open(member)
    await waitFor(() => expect(orders.listOrders).toHaveBeenCalled())
    let arrive = (_: 'added') => {}
    vi.mocked(orders.addOrder).mockReturnValue(new Promise((resolve) => (arrive = resolve)))
    vi.mocked(orders.listOrders).mockResolvedValue([{ id: first.id, plan: first.title, dateOfOrder: 1 }])
    await user.click(button(add))
    expect(button('Adding ...')).toBeTruthy()
    arrive('added')
    expect(await inPlan().findByRole('button', { name: inBag })).toBeTruthy()
    await user.click(button(inBag))
    expect(screen.getByText('The bag is open')).toBeTruthy()
    expect(orders.addOrder).toHaveBeenCalledOnce()
  })

  test('sees the bag open if the plan was in it already', async () => {
    vi.mocked(orders.addOrder).mockResolvedValue('had')
    const { user } = open(member)
    await user.click(button(add))
    expect(await screen.findByText('The bag is open')).toBeTruthy()
  })

  test('sees no bag over another page if the answer comes there', async () => {
    let arrive = (_: 'had') => {}
    vi.mocked(orders.addOrder).mockReturnValue(new Promise((resolve) => (arrive = resolve)))
    const { user } = open(member)
    await user.click(button(add))
    await waitFor(() => expect(orders.addOrder).toHaveBeenCalled())
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
    await act(async () => arrive('had'))
    expect(screen.getByText('The bag is closed')).toBeTruthy()
  })

  test('sees at the plan that it could not be added, and can try again', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    vi.mocked(orders.addOrder).mockRejectedValueOnce(new Error('offline'))
    const { user } = open(member)
    await user.click(button(add))
    expect((await screen.findByText('This plan could not be added. Try again.')).closest('article')).toBe(
      button(add).closest('article'),
    )
    await user.click(button(add))
    await waitFor(() => expect(orders.addOrder).toHaveBeenCalledTimes(2))
  })
})

describe('a guest', () => {
  test('sees every plan and is led to sign-in, with the plan in the state, where no link can forge it', async () => {
    const { user } = open(guest)
    for (const plan of plans) {
      expect(inPlan(plan).getByRole('heading', { level: 3, name: plan.title })).toBeTruthy()
      expect(button(`Add to bag ${plan.title}`, plan)).toBeTruthy()
    }
    await user.click(button(`Add to bag ${second.title}`, second))
    expect(screen.getByText(`at /login?next=%2Fplans with {"wantedPlan":"${second.id}"}`)).toBeTruthy()
    expect(orders.addOrder).not.toHaveBeenCalled()
  })

  test('gets the plan once after signing in, and returns to it and not to the top', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    const { answer } = open(member, returning)
    await waitFor(() => expect(orders.addOrder).toHaveBeenCalledOnce())
    expect(orders.addOrder).toHaveBeenCalledWith('asha', expect.objectContaining({ id: second.id }))
    expect(screen.getByText('at /plans with null')).toBeTruthy()
    const column = screen.getByRole('heading', { name: second.title }).closest('article')
    await waitFor(() => expect(scroll.mock.contexts).toContain(column))
    expect(column?.contains(document.activeElement)).toBe(true)
    expect(document.activeElement?.nodeName).toBe('BUTTON')
    answer(member)
    expect(orders.addOrder).toHaveBeenCalledOnce()
  })

  test('adds no plan that does not exist', async () => {
    open(member, { pathname: '/plans', state: { wantedPlan: 'made-up' } })
    await waitFor(() => expect(orders.listOrders).toHaveBeenCalled())
    expect(orders.addOrder).not.toHaveBeenCalled()
  })
})

test('a press waits for the provider if this browser was signed in before', async () => {
  localStorage.setItem('member', '1')
  const { user, answer } = open(unknown)
  await user.click(button(add))
  expect(button('Adding ...')).toBeTruthy()
  expect(orders.addOrder).not.toHaveBeenCalled()
  answer(member)
  await waitFor(() => expect(orders.addOrder).toHaveBeenCalledOnce())
})

describe('the currency', () => {
  const prices = () => first.prices.map((price) => screen.getAllByText(price)[0])
  const radio = (code: string) => screen.getByRole<HTMLInputElement>('radio', { name: code })
  afterEach(() => void delete document.documentElement.dataset.currency)

  test('is the one that the page was painted in', () => {
    document.documentElement.dataset.currency = '1'
    open(guest)
    expect(prices().every(Boolean)).toBe(true)
    expect(site.priceCurrencies.map((code) => radio(code).checked)).toEqual([false, true])
  })

  test('can be switched, and is remembered', async () => {
    document.documentElement.dataset.currency = '0'
    const { user } = open(guest)
    const [, other = ''] = site.priceCurrencies
    await user.click(radio(other))
    expect(radio(other).checked).toBe(true)
    expect(document.documentElement.dataset.currency).toBe('1')
    expect(localStorage.getItem('currency')).toBe(other)
  })
})

test('a plan says whom it suits, what it leaves out and whether most choose it', () => {
  open(guest)
  for (const { title, suits = '', notIncluded, mostChosen } of plans) {
    const plan = screen.getByRole('heading', { level: 3, name: title }).closest('article')
    expect(plan?.textContent).toContain(suits)
    for (const missing of notIncluded) expect(plan?.textContent).toContain(missing)
    expect(plan?.textContent.includes(planLabels.mostChosen)).toBe(mostChosen)
    expect(plan?.querySelector('button')?.dataset.variant).toBe('solid')
  }
})

test('links lead to each practice, and what happens next follows the plans', async () => {
  open(guest)
  const links = within(
    screen.getByRole('navigation', { name: planLabels.jump }),
  ).getAllByRole<HTMLAnchorElement>('link')
  for (const link of links) {
    const target = document.querySelector(link.hash)
    expect(target?.textContent).toBe(link.textContent.trim())
  }
  expect(await screen.findByRole('heading', { name: plansTexts.steps.heading })).toBeTruthy()
  for (const { title } of plansTexts.steps.steps)
    expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  for (const { question, answer } of questions) {
    expect(screen.getByText(question).nextElementSibling?.textContent).toBe(answer)
  }
})

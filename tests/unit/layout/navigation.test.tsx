import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { RouteAnnouncer } from '@/layout/RouteAnnouncer'
import { useNavigationScroll } from '@/layout/useNavigationScroll'
import { setMedia } from '../../testDoubles'
import { guest, renderLayout } from './renderLayout'

const announced = () => screen.getAllByRole('status').map((region) => region.textContent)
const mainLink = (name: string) =>
  within(within(screen.getByRole('banner')).getByRole('navigation')).getByRole('link', { name })

const scrollTo = vi.fn<(options: ScrollToOptions) => void>()
let scrollIntoView: MockInstance

beforeEach(() => {
  scrollTo.mockReset()
  vi.stubGlobal('scrollTo', scrollTo)
  scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView')
})

test('neither announces nor moves the focus on the first load', () => {
  renderLayout(guest, '/about')
  expect(announced().join('')).toBe('')
  expect(document.activeElement).toBe(document.body)
  expect(scrollTo).not.toHaveBeenCalled()
})

test('a new page is announced, focuses its heading and scrolls smoothly to its top', async () => {
  const { user } = renderLayout(guest)
  await user.click(mainLink('AboutUs'))
  const heading = await screen.findByRole('heading', { name: 'About page' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(announced()).toContain('Triveni | About, page loaded')
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' })
})

test('a new page jumps to its top if reduced motion is preferred', async () => {
  setMedia('(prefers-reduced-motion: reduce)', true)
  const { user } = renderLayout(guest)
  await user.click(mainLink('AboutUs'))
  await waitFor(() => expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' }))
})

test.each([
  ['/', () => within(screen.getByRole('banner')).getAllByRole('link')[0]],
  ['/about', () => mainLink('AboutUs')],
  [
    '/services?category=digital',
    () => within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Services' }),
  ],
])('a menu link to the current page, %s, scrolls to its top', async (path, link) => {
  const { user } = renderLayout(guest, path)
  await user.click(link() as HTMLElement)
  await waitFor(() => expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' }))
})

function Harness() {
  useNavigationScroll()
  return (
    <>
      <Link to="?category=ca">filter</Link>
      <Link to="#prices">prices</Link>
      <Link to="#100%">odd</Link>
      <Link to="/late">late</Link>
      <main tabIndex={-1}>
        <LatePage />
        <h2 id="prices">Prices</h2>
        <a href="#prices">inside</a>
      </main>
      <RouteAnnouncer />
    </>
  )
}

function renderHarness() {
  const router = createMemoryRouter([{ path: '*', element: <Harness /> }])
  const user = userEvent.setup()
  return { user, ...render(<RouterProvider router={router} />) }
}

let showHeading = () => {}

function LatePage() {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => {
    showHeading = () => act(() => setIsThere(true))
  }, [])
  return isThere ? <h1>Late heading</h1> : <p>Please Wait ...</p>
}

test('a change of only the query moves neither focus nor page', async () => {
  const { user } = renderHarness()
  await user.click(screen.getByRole('link', { name: 'filter' }))
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'filter' }))
  expect(scrollTo).not.toHaveBeenCalled()
})

test('a hash focuses its element and scrolls to it, every time, and is ignored if there is none', async () => {
  const { user } = renderHarness()
  await user.click(screen.getByRole('link', { name: 'prices' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Prices' }))
  await user.click(screen.getByRole('link', { name: 'prices' }))
  await user.click(screen.getByRole('link', { name: 'odd' }))
  expect(scrollIntoView).toHaveBeenCalledTimes(2)
})

test('a page that is loading focuses the main area, and its heading when it arrives', async () => {
  const { user } = renderHarness()
  await user.click(screen.getByRole('link', { name: 'late' }))
  expect(document.activeElement).toBe(screen.getByRole('main'))
  showHeading()
  const heading = screen.getByRole('heading', { name: 'Late heading' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

test('a late heading does not take the focus from another element', async () => {
  const { user } = renderHarness()
  await user.click(screen.getByRole('link', { name: 'late' }))
  screen.getByRole('link', { name: 'inside' }).focus()
  showHeading()
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('page loaded'))
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'inside' }))
})

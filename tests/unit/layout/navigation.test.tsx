import { frameWords } from 'virtual:words/frame'
import { navigationWords } from 'virtual:words/navigation'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { SiteLink } from '@/components/SiteLink'
import * as orders from '@/data/orders'
import type { PageState } from '@/hooks/usePageState'
import { RouteAnnouncer } from '@/layout/RouteAnnouncer'
import { useFollowLinks } from '@/layout/useFollowLinks'
import { useNavigationScroll } from '@/layout/useNavigationScroll'
import { guest, member, memberUser, Site } from '../../render'
import { setMedia } from '../../testDoubles'
import { renderLayout } from './renderLayout'

const scrollTo = vi.fn<(options: ScrollToOptions) => void>()

beforeEach(() => {
  scrollTo.mockReset()
  vi.stubGlobal('scrollTo', scrollTo)
})

let showHeading = () => {}

function LatePage() {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => {
    showHeading = () => act(() => setIsThere(true))
  }, [])
  return isThere ? <h1>Late heading</h1> : <p>Please Wait ...</p>
}

function Harness() {
  useNavigationScroll()
  return (
    <Site>
      <Link to="/late">late</Link>
      <Link to="/late#gone">gone</Link>
      <SiteLink to="/">here</SiteLink>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: handles clicks of the links inside, which the keyboard triggers, too */}
      <main tabIndex={-1} onClick={useFollowLinks()}>
        <LatePage />
        <a href="#part">part</a>
        <h2 id="part">Part</h2>
        <a href="/">inside</a>
      </main>
      <RouteAnnouncer />
    </Site>
  )
}

const announced = () => screen.getAllByRole('status').map((region) => region.textContent)

test('the site neither announces nor moves the focus on the first load', () => {
  renderLayout(guest, '/about')
  expect(announced().join('')).toBe('')
  expect(document.activeElement).toBe(document.body)
  expect(scrollTo).not.toHaveBeenCalled()
})

test('a sign-up that leads back announces the e-mail that was sent, though the page has been announced before', async () => {
  const { router } = renderLayout(member, '/about')
  const state: PageState = { notice: { text: 'Signup Successfully', verification: 'sent' } }
  await act(() => router.navigate('/about', { replace: true, state }))
  expect(announced()).toContain(frameWords.verificationSent({ email: memberUser.email }))
})

test('a new page is at its top at once if reduced motion is preferred', async () => {
  setMedia('(prefers-reduced-motion: reduce)', true)
  const { user } = renderLayout(guest)
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: navigationWords.aboutUs }))
  await waitFor(() => expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' }))
})

test('Back closes the bag and focuses the heading of the page that it opens', async () => {
  vi.spyOn(orders, 'listOrders').mockResolvedValue([])
  const { user, router } = renderLayout(member)
  const banner = within(screen.getByRole('banner'))
  await user.click(banner.getByRole('link', { name: navigationWords.aboutUs }))
  await user.click(banner.getByRole('button', { name: frameWords.userMenu }))
  await user.click(await banner.findByRole('button', { name: navigationWords.bag }))
  expect(await screen.findByRole('dialog', { name: navigationWords.bag })).toBeTruthy()
  await act(() => router.navigate(-1))
  expect(screen.queryByRole('dialog', { name: navigationWords.bag })).toBeNull()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Home page'))
})

const link = (name: string) => screen.getByRole('link', { name })

async function follow(name: string) {
  const user = userEvent.setup()
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Harness /> }])} />)
  await user.click(link(name))
}

test('a page that a menu link has scrolled to its top still scrolls to its parts', async () => {
  const toPart = vi.spyOn(Element.prototype, 'scrollIntoView')
  await follow('here')
  expect(scrollTo).toHaveBeenCalledOnce()
  await userEvent.click(link('part'))
  expect(toPart.mock.contexts).toEqual([screen.getByRole('heading', { name: 'Part' })])
  expect(scrollTo).toHaveBeenCalledOnce()
})

test('a page without the part that a link names is at its top', async () => {
  vi.stubGlobal('ResizeObserver', IntersectionObserver)
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(500)
  await follow('gone')
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' })
})

test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'a page leaves a press with the %s to the browser',
  async (key) => {
    await follow('here')
    let isTaken: boolean | undefined
    const note = (event: MouseEvent) => {
      isTaken = event.defaultPrevented
      event.preventDefault()
    }
    document.addEventListener('click', note, { once: true })
    fireEvent.click(link('inside'), { [key]: true })
    expect(isTaken).toBe(false)
  },
)

test('a page that is loading focuses the main area, and its heading when it arrives', async () => {
  await follow('late')
  expect(document.activeElement).toBe(screen.getByRole('main'))
  showHeading()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Late heading'))
})

test('a page that is late does not take the focus from another element', async () => {
  await follow('late')
  link('inside').focus()
  showHeading()
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe(frameWords.pageLoaded({ title: document.title })),
  )
  expect(document.activeElement).toBe(link('inside'))
})

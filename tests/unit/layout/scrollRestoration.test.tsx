import { render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { useNavigationScroll } from '@/layout/useNavigationScroll'

const page = document.documentElement
afterEach(() => Reflect.deleteProperty(page, 'style'))

function Site() {
  useNavigationScroll()
  return null
}

/** Who restores the scroll position in a browser whose styles have these properties. */
function restorationIn(supported: object): ScrollRestoration {
  Object.defineProperty(page, 'style', { value: supported, configurable: true })
  history.scrollRestoration = 'auto'
  const router = createMemoryRouter([{ path: '*', element: <Site /> }])
  const { unmount } = render(<RouterProvider router={router} />)
  const { scrollRestoration } = history
  unmount()
  return scrollRestoration
}

it('leaves the scroll position to the browser only on iOS, which previews the page that a swipe leads back to', () => {
  expect(restorationIn({})).toBe('manual')
  expect(restorationIn({ webkitTouchCallout: '' })).toBe('auto')
})

it('a page of the back/forward cache is shown where the visitor left it, also in Safari, which starts at the top', () => {
  const router = createMemoryRouter([{ path: '*', element: <Site /> }])
  render(<RouterProvider router={router} />)
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const position = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(2600)
  dispatchEvent(new Event('pagehide'))
  position.mockReturnValue(0)
  dispatchEvent(new Event('scroll'))
  const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  show(false)
  expect(scrollTo).not.toHaveBeenCalled()
  show(true)
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 2600, behavior: 'instant' })
})

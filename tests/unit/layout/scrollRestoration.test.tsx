import { render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
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

import { act, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ScrollProgress } from '@/layout/Progress'

const page = document.documentElement
afterEach(() => Reflect.deleteProperty(page, 'style'))

/** Scrolls to the middle of a page in a browser whose styles have these properties. */
function scrollIn(supported: object): string {
  Object.defineProperty(page, 'style', { value: supported, configurable: true })
  vi.spyOn(page, 'scrollHeight', 'get').mockReturnValue(2000)
  vi.spyOn(page, 'clientHeight', 'get').mockReturnValue(1000)
  vi.spyOn(page, 'scrollTop', 'get').mockReturnValue(500)
  const { container } = render(<ScrollProgress />)
  act(() => void dispatchEvent(new Event('scroll')))
  return container.innerHTML
}

it('follows the page only in browsers without CSS scroll timelines', () => {
  expect(scrollIn({})).toContain('style="--progress: 0.5000;"')
  expect(scrollIn({ animationTimeline: '' })).not.toContain('style=')
})

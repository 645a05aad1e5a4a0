import { act, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ScrollProgress } from '@/layout/Progress'

const page = document.documentElement
afterEach(() => Reflect.deleteProperty(page, 'style'))

/** Opens a page in its middle and scrolls on, in a browser whose styles have these properties. */
function scrollIn(supported: object): string[] {
  Object.defineProperty(page, 'style', { value: supported, configurable: true })
  vi.spyOn(page, 'scrollHeight', 'get').mockReturnValue(2000)
  vi.spyOn(page, 'clientHeight', 'get').mockReturnValue(1000)
  const position = vi.spyOn(page, 'scrollTop', 'get').mockReturnValue(500)
  const { container } = render(<ScrollProgress />)
  const opened = container.innerHTML
  position.mockReturnValue(750)
  act(() => void dispatchEvent(new Event('scroll')))
  return [opened, container.innerHTML]
}

it('follows the page, also where it is opened, only in browsers without CSS scroll timelines', () => {
  const followed = [0.5, 0.75].map((share) => expect.stringContaining(`--progress: ${share.toFixed(4)};`))
  expect(scrollIn({})).toEqual(followed)
  for (const html of scrollIn({ animationTimeline: '' })) expect(html).not.toContain('style=')
})

import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { motionModule } from '@/hooks/useMotion'
import { ScrollProgress } from '@/layout/ScrollProgress'
import * as motion from '@/lib/motion'

const stop = vi.fn()

beforeEach(() => {
  stop.mockReset()
  vi.spyOn(motion, 'scroll').mockImplementation((report) => {
    Reflect.apply(report as (progress: number) => void, null, [0.5])
    return stop
  })
})
afterEach(() => Reflect.deleteProperty(document.documentElement, 'style'))

/** Renders it in a browser whose styles have these properties. */
async function showIn(supported: object) {
  Object.defineProperty(document.documentElement, 'style', { value: supported, configurable: true })
  const { container, unmount } = render(<ScrollProgress />)
  act(() => void dispatchEvent(new Event('scroll')))
  await act(motionModule.load)
  return { html: container.innerHTML, unmount }
}

it('sets the progress itself in browsers without CSS scroll timelines, until it is removed', async () => {
  const { html, unmount } = await showIn({})
  expect(html).toContain('style="--progress: 0.5000;"')
  unmount()
  expect(stop).toHaveBeenCalledOnce()
})

it('leaves the progress to CSS in browsers with scroll timelines', async () => {
  const { html } = await showIn({ animationTimeline: '' })
  expect(html).not.toContain('style=')
  expect(motion.scroll).not.toHaveBeenCalled()
})

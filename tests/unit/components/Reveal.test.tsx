import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Reveal } from '@/components/Reveal'
import * as chunks from '@/lib/loadChunk'
import * as motion from '@/lib/motion'
import { reportSight, setMedia } from '../../testDoubles'

const BELOW = window.innerHeight + 200

/** Longer than a restored scroll position is waited for. */
const SETTLED_MS = 300

const placeAt = (top: number) =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 100))

it.each([
  ['what is in the viewport', 100, 100, false, undefined],
  ['what is above the viewport', -400, -400, false, undefined],
  ['what the browser scrolls back to after the page has rendered', BELOW, 100, false, undefined],
  ['anything if reduced motion is preferred', BELOW, BELOW, true, undefined],
  ['only what is below the viewport', BELOW, BELOW, false, 'wait'],
])('hides %s: at %i, then at %i, with reduced motion: %s, it is %s', async (_, top, then, reduced, state) => {
  setMedia('(prefers-reduced-motion: reduce)', reduced)
  vi.spyOn(chunks, 'loadChunk').mockResolvedValue(motion)
  placeAt(top)
  render(<Reveal from="right">Our promise</Reveal>)
  vi.useFakeTimers()
  act(() => void window.dispatchEvent(new Event('scroll')))
  await act(() => vi.advanceTimersByTimeAsync(50))
  placeAt(then)
  await act(() => vi.advanceTimersByTimeAsync(SETTLED_MS))
  const element = screen.getByText('Our promise')
  act(() => reportSight(element, then >= 0 && then < window.innerHeight))
  expect(element.dataset.reveal).toBe(state)
})

it('begins at once if the visitor scrolled before hydration', async () => {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(100)
  placeAt(BELOW)
  render(<Reveal from="right">Our promise</Reveal>)
  const element = screen.getByText('Our promise')
  await waitFor(() => {
    reportSight(element, false)
    expect(element.dataset.reveal).toBe('wait')
  })
})

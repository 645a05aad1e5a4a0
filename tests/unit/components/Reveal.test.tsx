import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Entrance, Reveal } from '@/components/Reveal'
import * as chunks from '@/lib/loadChunk'
import * as motion from '@/lib/motion'
import { reportSight, setMedia } from '../../testDoubles'

const belowTheFirstScreen = () => window.innerHeight + 200

/** Longer than a restored scroll position is waited for. */
const SETTLED_MS = 300

const placeAt = (top: number) =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 100))

/** Renders it and scrolls. */
async function show(top: number, restoredTo = top) {
  vi.spyOn(chunks, 'loadChunk').mockResolvedValue(motion)
  placeAt(top)
  render(<Reveal from="right">Our promise</Reveal>)
  vi.useFakeTimers()
  act(() => void window.dispatchEvent(new Event('scroll')))
  await act(() => vi.advanceTimersByTimeAsync(50))
  placeAt(restoredTo)
  await act(() => vi.advanceTimersByTimeAsync(SETTLED_MS))
  const element = screen.getByText('Our promise')
  act(() => reportSight(element, restoredTo >= 0 && restoredTo < window.innerHeight))
  return element
}

it('is visible in the prerendered page', () => {
  const html = renderToString(
    <>
      <Reveal from="left">Our promise</Reveal>
      <Entrance>A card</Entrance>
    </>,
  )
  expect(html).not.toMatch(/style=|data-reveal/)
})

it.each([
  ['in', 100],
  ['above', -400],
])('does not hide what is %s the viewport', async (_, top) => {
  expect((await show(top)).dataset.reveal).toBeUndefined()
})

it('hides what is below the viewport', async () => {
  expect((await show(belowTheFirstScreen())).dataset.reveal).toBe('wait')
})

it('does not hide what the browser scrolls back to after the page has rendered', async () => {
  expect((await show(belowTheFirstScreen(), 100)).dataset.reveal).toBeUndefined()
})

it('hides nothing if reduced motion is preferred', async () => {
  setMedia('(prefers-reduced-motion: reduce)', true)
  expect((await show(belowTheFirstScreen())).dataset.reveal).toBeUndefined()
})

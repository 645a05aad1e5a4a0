import { counters } from 'virtual:content/counters'
import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import * as chunks from '@/lib/loadChunk'
import * as motion from '@/lib/motion'
import { Counters } from '@/pages/home/Counters'
import { reportSight, setMedia } from '../../../testDoubles'

const [{ value: first } = { value: 0 }] = counters
const belowTheFirstScreen = () => window.innerHeight + 200

let top = 0

async function show(at: number) {
  top = at
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top, 100, 50))
  vi.spyOn(chunks, 'loadChunk').mockResolvedValue(motion)
  render(<Counters />)
  const number = screen.getByText(String(first)).parentElement
  if (!number) throw new Error('The number has no frame')
  vi.useFakeTimers()
  act(() => void window.dispatchEvent(new Event('scroll')))
  await act(() => vi.advanceTimersByTimeAsync(50))
  return number
}

/** What is seen: the running number, or else the final one. */
const seen = (number: HTMLElement) => number.firstElementChild?.textContent

it('is the final number in the prerendered page', () => {
  expect(renderToString(<Counters />)).toContain(`>${first}</span>`)
})

it('counts up once, and keeps the final number for screen readers meanwhile', async () => {
  const number = await show(belowTheFirstScreen())
  act(() => reportSight(number, true))
  expect(number.textContent).toBe(String(first))

  top = 100
  act(() => reportSight(number, true))
  await act(() => vi.advanceTimersByTimeAsync(20))
  expect(Number(seen(number))).toBeGreaterThan(0)
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(number.lastElementChild?.textContent).toBe(String(first))
  expect(Number(seen(number))).toBeGreaterThan(0)
  expect(Number(seen(number))).toBeLessThan(first)
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(number.textContent).toBe(String(first))
  act(() => reportSight(number, true))
  expect(number.textContent).toBe(String(first))
})

it('does not count in the first viewport', async () => {
  const number = await show(100)
  act(() => reportSight(number, true))
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(number.textContent).toBe(String(first))
})

it('does not count where reduced motion is preferred', async () => {
  setMedia('(prefers-reduced-motion: reduce)', true)
  const number = await show(belowTheFirstScreen())
  act(() => reportSight(number, true))
  expect(number.textContent).toBe(String(first))
})

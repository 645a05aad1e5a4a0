import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { COUNT_UP_MS, useCountUp } from '@/hooks/useCountUp'
import { reportSight, setMedia } from '../../standIns'

function Counter() {
  const ref = useRef<HTMLParagraphElement>(null)
  const running = useCountUp(ref, 60)
  return <p ref={ref}>{running ?? 60}</p>
}

let top = 0

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top, 100, 50))
})

function show(at: number) {
  top = at
  render(<Counter />)
  return screen.getByText('60')
}

function scroll() {
  act(() => void window.dispatchEvent(new Event('scroll')))
}

const belowTheFirstScreen = () => window.innerHeight + 200

it('is the final number in the prerendered page', () => {
  expect(renderToString(<Counter />)).toBe('<p>60</p>')
})

it('counts up once, from the moment it is seen', () => {
  const number = show(belowTheFirstScreen())
  expect(number.textContent).toBe('60')
  scroll()
  act(() => reportSight(number, true))
  expect(number.textContent).toBe('0')

  top = 100
  act(() => reportSight(number, true))
  act(() => vi.advanceTimersByTime(COUNT_UP_MS / 2))
  expect(Number(number.textContent)).toBeGreaterThan(20)
  expect(Number(number.textContent)).toBeLessThan(60)
  act(() => vi.advanceTimersByTime(COUNT_UP_MS))
  expect(number.textContent).toBe('60')

  scroll()
  act(() => reportSight(number, true))
  expect(number.textContent).toBe('60')
})

it('does not count what is on the screen at load', () => {
  const number = show(100)
  scroll()
  act(() => reportSight(number, true))
  act(() => vi.advanceTimersByTime(100))
  expect(number.textContent).toBe('60')
})

it('does not count what a jump brings into view', () => {
  const number = show(belowTheFirstScreen())
  top = 100
  scroll()
  act(() => reportSight(number, true))
  expect(number.textContent).toBe('60')
})

it('does not count for those who asked for less motion', () => {
  setMedia('(prefers-reduced-motion: reduce)', true)
  const number = show(belowTheFirstScreen())
  scroll()
  act(() => reportSight(number, true))
  expect(number.textContent).toBe('60')
})

import { counters } from 'virtual:content/counters'
import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import * as chunks from '@/lib/loadChunk'
import * as motion from '@/lib/motion'
import { Counters } from '@/pages/home/Counters'
import { formatsOf } from '../../../../scripts/content/words/language'
import { reportSight, setMedia } from '../../../testDoubles'

const { number } = vi.hoisted(() => ({ number: vi.fn(String) }))
vi.mock('virtual:words/formats', () => ({ number }))
vi.mock('virtual:content/counters', () => ({ counters: [{ value: 12_500, label: 'projects', note: '' }] }))

const [{ value: first } = { value: 0 }] = counters
const BELOW = window.innerHeight + 200
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** The number that is rendered at `top`, and what is done when it is in sight at `later`. */
async function show(top: number, later = top) {
  const placeAt = (y: number) =>
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, y, 100, 50))
  placeAt(top)
  vi.spyOn(chunks, 'loadChunk').mockResolvedValue(motion)
  render(<Counters />)
  const number = screen.getByText(String(first)).parentElement ?? expect.fail('no frame')
  vi.useFakeTimers()
  act(() => void window.dispatchEvent(new Event('scroll')))
  await pass(50)
  const see = () => act(() => reportSight(number, true))
  see()
  expect(number.textContent).toBe(String(first))
  placeAt(later)
  see()
  return { number, see }
}

it('counts up once, and keeps the final number for screen readers meanwhile', async () => {
  const { number, see } = await show(BELOW, 100)
  await pass(520)
  expect(number.lastElementChild?.textContent).toBe(String(first))
  expect(Number(number.firstElementChild?.textContent)).toBeGreaterThan(0)
  expect(Number(number.firstElementChild?.textContent)).toBeLessThan(first)
  await pass(2000)
  expect(number.textContent).toBe(String(first))
  see()
  await pass(100)
  expect(number.textContent).toBe(String(first))
})

it.each([
  ['in the first viewport', 100, false],
  ['where reduced motion is preferred', BELOW, true],
])('does not count %s', async (_, top, reduced) => {
  setMedia('(prefers-reduced-motion: reduce)', reduced)
  const { number } = await show(top)
  await pass(100)
  expect(number.textContent).toBe(String(first))
})

it('writes numbers as the language does', () => {
  number.mockImplementation(formatsOf('fa').number)
  render(<Counters />)
  expect(screen.getByText('۱۲٬۵۰۰')).toBeTruthy()
})

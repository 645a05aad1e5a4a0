import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { LazyImage } from '@/components/LazyImage'
import { reportSight } from '../../testDoubles'

const picture = <LazyImage src="/team/asha.jpg" alt="Asha Menon" width={400} height={300} />
const image = () => screen.getByRole('img', { name: 'Asha Menon' })

const standsAt = (top: number) =>
  vi.spyOn(HTMLImageElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 400, 300))

const load = () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(400)
}

beforeEach(() => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  standsAt(window.innerHeight + 100)
})

const nothing = () => {}
const isBelow = () => reportSight(image(), false)
const loads = () => fireEvent.load(image())

it.each<[string, string, () => void, () => void]>([
  ['loading', 'is below the viewport', nothing, isBelow],
  ['loaded', 'loads in the moment in which it is to fade in', nothing, () => [isBelow(), loads()]],
  ['plain', 'is in the viewport', nothing, () => reportSight(image(), true)],
  ['plain', 'is above the viewport', () => standsAt(-400), isBelow],
  ['plain', 'has loaded before it is rendered', load, isBelow],
  ['plain', 'has loaded before its place is known', nothing, () => [load(), isBelow()]],
])('is %s, so that it is never hidden for long, if it %s', (state, _, before, after) => {
  before()
  render(picture)
  act(after)
  expect(image().dataset.state).toBe(state)
})

it('a picture that fails to load keeps its space and its name, and another one takes its place', () => {
  const { rerender } = render(picture)
  fireEvent.error(image())
  expect(image().dataset.state).toBe('failed')
  expect(image().getAttribute('width')).toBe('400')
  expect(image().getAttribute('src')).toMatch(/^data:image\/svg/)

  rerender(<LazyImage src="/team/asha-2.jpg" alt="Asha Menon" width={400} height={300} />)
  expect(image().dataset.state).toBe('plain')
  expect(image().getAttribute('src')).toBe('/team/asha-2.jpg')
})

it.each([true, false])('a picture that failed before hydration keeps its space: %s', async (priority) => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  const { decode } = HTMLImageElement.prototype
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('broken'))
  onTestFinished(() => {
    HTMLImageElement.prototype.decode = decode
  })

  render(<LazyImage src="/team/asha.jpg" alt="Asha Menon" width={400} height={300} priority={priority} />)
  await waitFor(() => expect(image().dataset.state).toBe('failed'))
})

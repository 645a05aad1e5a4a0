import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { LazyImage } from '@/components/LazyImage'
import { reportSight } from '../../testDoubles'

const picture = <LazyImage src="/team/asha.jpg" alt="Asha Menon" width={400} height={300} />
const image = () => screen.getByRole('img', { name: 'Asha Menon' })

const standsAt = (top: number) =>
  vi.spyOn(HTMLImageElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 400, 300))

/** What the browser tells observers once the picture is in the page. */
const observe = (isInViewport = false) => act(() => reportSight(image(), isInViewport))

const load = () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(400)
}

beforeEach(() => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  standsAt(window.innerHeight + 100)
})

it('fades in when its picture has loaded', () => {
  render(picture)
  observe()
  expect(image().dataset.state).toBe('loading')
  fireEvent.load(image())
  expect(image().dataset.state).toBe('loaded')
})

it('is not left hidden by a picture that loads in the moment in which it is to fade in', () => {
  render(picture)
  act(() => {
    reportSight(image(), false)
    fireEvent.load(image())
  })
  expect(image().dataset.state).toBe('loaded')
})

const nothing = () => {}
it.each([
  ['is in the viewport', nothing, () => observe(true)],
  ['is above the viewport', () => standsAt(-400), () => observe()],
  ['has loaded before it is rendered', load, () => observe()],
  [
    'has loaded before its place is known',
    nothing,
    () => {
      load()
      observe()
    },
  ],
])('is never hidden if it %s', (_, before, after) => {
  before()
  render(picture)
  after()
  expect(image().dataset.state).toBe('plain')
})

it('a picture that fails to load keeps its space and its name, and a new address is tried again', () => {
  const { rerender } = render(picture)
  fireEvent.error(image())
  expect(image().dataset.state).toBe('failed')
  expect(image().getAttribute('width')).toBe('400')
  expect(image().getAttribute('src')).toMatch(/^data:image\/svg/)

  rerender(<LazyImage src="/team/asha-2.jpg" alt="Asha Menon" width={400} height={300} priority />)
  expect(image().getAttribute('src')).toBe('/team/asha-2.jpg')
  expect(image().getAttribute('loading')).toBe('eager')
})

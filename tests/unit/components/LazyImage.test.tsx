import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { LazyImage } from '@/components/LazyImage'
import { reportSight } from '../../testDoubles'

const picture = <LazyImage src="/team/asha.jpg" alt="Asha Menon" width={400} height={300} />

const standsAt = (top: number) =>
  vi.spyOn(HTMLImageElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 400, 300))

/** What the browser tells observers once the picture is in the page. */
const observe = (image: HTMLElement, isInViewport = false) => act(() => reportSight(image, isInViewport))

beforeEach(() => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  standsAt(window.innerHeight + 100)
})

it('reserves its space and is visible in the prerendered page', () => {
  const html = renderToString(picture)
  expect(html).toContain('width="400" height="300"')
  expect(html).toContain('loading="lazy"')
  expect(html).toContain('data-state="plain"')
})

it('fades in when its picture has loaded', () => {
  render(picture)
  const image = screen.getByRole('img', { name: 'Asha Menon' })
  observe(image)
  expect(image.dataset.state).toBe('loading')
  fireEvent.load(image)
  expect(image.dataset.state).toBe('loaded')
})

it('is not left hidden by a picture that loads in the moment in which it is to fade in', () => {
  render(picture)
  const image = screen.getByRole('img')
  act(() => {
    reportSight(image, false)
    fireEvent.load(image)
  })
  expect(image.dataset.state).toBe('loaded')
})

const load = () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(400)
}

it('is never hidden if it is in the viewport', () => {
  render(picture)
  observe(screen.getByRole('img'), true)
  expect(screen.getByRole('img').dataset.state).toBe('plain')
})

it('is never hidden if it is above the viewport', () => {
  standsAt(-400)
  render(picture)
  observe(screen.getByRole('img'))
  expect(screen.getByRole('img').dataset.state).toBe('plain')
})

it.each([
  ['before it is rendered', load, () => {}],
  ['before its place is known', () => {}, load],
])('is never hidden if it has loaded %s', (_, first, then) => {
  first()
  render(picture)
  then()
  observe(screen.getByRole('img'))
  expect(screen.getByRole('img').dataset.state).toBe('plain')
})

it('a picture of the first screen is requested immediately and never fades in', () => {
  render(<LazyImage src="/film.jpg" alt="" width={4} height={3} priority data-testid="poster" />)
  const image = screen.getByTestId('poster')
  expect(image.getAttribute('loading')).toBe('eager')
  expect(image.dataset.state).toBe('plain')
})

it('a picture that fails to load keeps its space and its name, and a new address is tried again', () => {
  const { rerender } = render(picture)
  const image = screen.getByRole('img', { name: 'Asha Menon' })
  fireEvent.error(image)
  expect(image.dataset.state).toBe('failed')
  expect(image.getAttribute('width')).toBe('400')
  expect(image.getAttribute('src')).toMatch(/^data:image\/svg/)

  rerender(<LazyImage src="/team/asha-2.jpg" alt="Asha Menon" width={400} height={300} />)
  expect(image.getAttribute('src')).toBe('/team/asha-2.jpg')
  observe(image)
  expect(image.dataset.state).toBe('loading')
})

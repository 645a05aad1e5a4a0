import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Carousel } from '@/components/carousel/Carousel'
import { reportSight, setMedia } from '../../../standIns'

const INTERVAL = 2000
const SLIDE_WIDTH = 100
const names = ['Ash', 'Birch', 'Cedar', 'Date', 'Elm', 'Fig']

/** jsdom has no layout: every slide is 100 px wide, four fit, and scrolling arrives at once. */
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, SLIDE_WIDTH, 50))
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(4 * SLIDE_WIDTH)
  Element.prototype.scrollTo = function scrollTo(this: Element, options?: ScrollToOptions | number) {
    this.scrollLeft = typeof options === 'object' ? (options.left ?? 0) : 0
  }
})

function show(shown = names) {
  render(
    <Carousel label="Trees" layout="marks" interval={INTERVAL} note="Drawn for this test.">
      {shown.map((name) => (
        <a key={name} href={`#${name}`}>
          {name}
        </a>
      ))}
    </Carousel>,
  )
  const track = screen.getByRole('group', { name: 'Trees' })
  act(() => reportSight(track, true))
  return track
}

const carousel = () => screen.getByRole('region', { name: 'Trees' })
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const order = (track: HTMLElement) =>
  within(track)
    .getAllByRole('link')
    .map((link) => link.textContent)

it('is a named region whose first control pauses it, with every slide named by its place', () => {
  show()
  expect(carousel().getAttribute('aria-roledescription')).toBe('carousel')
  expect(carousel().querySelector('button, a')?.textContent).toContain('Pause')
  expect(screen.getByRole('group', { name: '3 of 6' }).textContent).toBe('Cedar')
})

it('moves on by one slide per interval and is silent while it does', () => {
  const track = show()
  expect(track.getAttribute('aria-live')).toBe('off')
  wait(INTERVAL)
  expect(track.scrollLeft).toBe(SLIDE_WIDTH)
  wait(INTERVAL)
  expect(track.scrollLeft).toBe(2 * SLIDE_WIDTH)
})

it('runs on behind its end, with every slide keeping its name', () => {
  const track = show()
  wait(2 * INTERVAL)
  expect(order(track)).toEqual(names)
  wait(INTERVAL)
  expect(order(track)).toEqual(['Cedar', 'Date', 'Elm', 'Fig', 'Ash', 'Birch'])
  expect(track.scrollLeft).toBe(SLIDE_WIDTH)
  expect(screen.getByRole('group', { name: '1 of 6' }).textContent).toBe('Ash')
})

it('stands still while the pointer is on it', () => {
  const track = show()
  fireEvent.pointerEnter(carousel())
  wait(3 * INTERVAL)
  expect(track.scrollLeft).toBe(0)
  fireEvent.pointerLeave(carousel())
  wait(INTERVAL)
  expect(track.scrollLeft).toBe(SLIDE_WIDTH)
})

it('stands still while the focus is inside', () => {
  const track = show()
  const link = screen.getByRole('link', { name: 'Birch' })
  act(() => link.focus())
  wait(3 * INTERVAL)
  expect(track.scrollLeft).toBe(0)
  expect(track.getAttribute('aria-live')).toBe('polite')
  act(() => link.blur())
  wait(INTERVAL)
  expect(track.scrollLeft).toBe(SLIDE_WIDTH)
})

it('pauses until it is started again, which needs no leaving of the button', () => {
  const track = show()
  fireEvent.pointerEnter(carousel())
  fireEvent.click(screen.getByRole('button', { name: /^Pause/ }))
  fireEvent.pointerLeave(carousel())
  wait(3 * INTERVAL)
  expect(track.scrollLeft).toBe(0)
  fireEvent.pointerEnter(carousel())
  fireEvent.click(screen.getByRole('button', { name: /^Play/ }))
  wait(INTERVAL)
  expect(track.scrollLeft).toBe(SLIDE_WIDTH)
})

it('stands still out of sight, in a tab behind others and for those who asked for less motion', () => {
  const track = show()
  act(() => reportSight(track, false))
  wait(2 * INTERVAL)
  expect(track.scrollLeft).toBe(0)

  act(() => reportSight(track, true))
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  wait(2 * INTERVAL)
  expect(track.scrollLeft).toBe(0)

  hidden.mockReturnValue(false)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  act(() => setMedia('(prefers-reduced-motion: reduce)', true))
  wait(2 * INTERVAL)
  expect(track.scrollLeft).toBe(0)
})

it('has nowhere to go with fewer slides than fit', () => {
  const track = show(['Ash', 'Birch'])
  wait(3 * INTERVAL)
  expect(track.scrollLeft).toBe(0)
  expect(order(track)).toEqual(['Ash', 'Birch'])
})

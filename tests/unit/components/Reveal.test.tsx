import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Entrance, Reveal } from '@/components/Reveal'
import { reportSight, setMedia } from '../../standIns'

function show(top: number) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 100))
  render(<Reveal from="right">Our promise</Reveal>)
  return screen.getByText('Our promise')
}

const belowTheFirstScreen = () => window.innerHeight + 200

it('is simply there in the prerendered page', () => {
  expect(renderToString(<Reveal from="left">Our promise</Reveal>)).not.toContain('data-reveal')
  expect(renderToString(<Entrance>A card</Entrance>)).not.toContain('data-reveal')
})

it('leaves alone what the visitor sees at once', () => {
  expect(show(100).dataset.reveal).toBeUndefined()
})

it('holds back what lies below the first screen and shows it once when it is scrolled to', () => {
  const element = show(belowTheFirstScreen())
  expect(element.dataset.reveal).toBe('wait')
  act(() => reportSight(element, false))
  act(() => reportSight(element, true))
  expect(element.dataset.reveal).toBe('shown')
  act(() => reportSight(element, false))
  expect(element.dataset.reveal).toBe('shown')
})

it('does not move what the browser scrolled back to', () => {
  const element = show(belowTheFirstScreen())
  act(() => reportSight(element, true))
  expect(element.dataset.reveal).toBeUndefined()
})

it('holds nothing back from those who asked for less motion', () => {
  setMedia('(prefers-reduced-motion: reduce)', true)
  expect(show(belowTheFirstScreen()).dataset.reveal).toBeUndefined()
})

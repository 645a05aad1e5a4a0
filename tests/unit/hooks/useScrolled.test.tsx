import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useScrolled } from '@/hooks/useScrolled'

let renders = 0

function Bar() {
  renders += 1
  return <p>{useScrolled(200) ? 'past' : 'before'}</p>
}

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  fireEvent.scroll(window)
}

it('renders only when the threshold is passed', () => {
  scrollTo(0)
  render(<Bar />)
  renders = 0
  for (const y of [50, 150, 200]) scrollTo(y)
  expect(screen.getByText('before')).toBeTruthy()
  expect(renders).toBe(0)
  for (const y of [201, 400, 900]) scrollTo(y)
  expect(screen.getByText('past')).toBeTruthy()
  expect(renders).toBe(1)
  scrollTo(0)
  expect(screen.getByText('before')).toBeTruthy()
})

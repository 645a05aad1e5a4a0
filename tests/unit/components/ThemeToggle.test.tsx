import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { ThemeToggle } from '@/components/ThemeToggle'
import { render } from '../../render'
import { setMedia } from '../../testDoubles'

const theme = () => document.documentElement.dataset.theme
const press = async () => {
  const { user } = render(<ThemeToggle />)
  const toggle = screen.getByRole('button', { name: 'Switch theme' })
  return () => user.click(toggle)
}

it('switches from the theme of the system to the other and back, and stores the choice', async () => {
  setMedia('(prefers-color-scheme: dark)', true)
  const toggle = await press()
  await toggle()
  expect(theme()).toBe('light')
  expect(localStorage.getItem('theme')).toBe('light')
  await toggle()
  expect(theme()).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
})

it('works for this visit if the browser stores nothing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError')
  })
  const toggle = await press()
  await toggle()
  expect(theme()).toBe('dark')
})

it('has the same markup in both themes, so that the prerendered page fits both', () => {
  const before = renderToString(<ThemeToggle />)
  document.documentElement.dataset.theme = 'dark'
  expect(renderToString(<ThemeToggle />)).toBe(before)
})

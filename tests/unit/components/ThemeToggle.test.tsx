import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { ThemeToggle } from '@/components/ThemeToggle'
import { render } from '../../render'
import { setMedia } from '../../testDoubles'

const { dataset } = document.documentElement

it.each(['', 'SecurityError'])(
  'switches from the theme of the system to the other and back, and stores the choice if it can: %s',
  async (error) => {
    if (error) {
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('Blocked', error)
      })
    }
    setMedia('(prefers-color-scheme: dark)', true)
    const { user } = render(<ThemeToggle />)
    for (const theme of ['light', 'dark']) {
      await user.click(screen.getByRole('button', { name: 'Switch theme' }))
      expect(dataset.theme).toBe(theme)
      expect(localStorage.getItem('theme')).toBe(error ? null : theme)
    }
  },
)

it('has the same markup in both themes, so that the prerendered page fits both', () => {
  const before = renderToString(<ThemeToggle />)
  dataset.theme = 'dark'
  expect(renderToString(<ThemeToggle />)).toBe(before)
})

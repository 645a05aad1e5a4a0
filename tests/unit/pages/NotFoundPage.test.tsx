import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NotFoundPage } from '@/pages/NotFoundPage'
import { render } from '../../render'

it('says that the page does not exist and links to the home page', () => {
  render(<NotFoundPage />)
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found.' })).toBeTruthy()
  const back = screen.getByRole('link', { name: 'Go Back' })
  expect(back.getAttribute('href')).toBe('/')
  expect(back.firstElementChild?.nodeName, 'the arrow points to the left, from before the text').toBe('svg')
})

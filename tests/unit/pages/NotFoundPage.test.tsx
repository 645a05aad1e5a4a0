import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NotFoundPage } from '@/pages/NotFoundPage'
import { render } from '../../render'

it('says that there is no such page and leads back to the start', () => {
  render(<NotFoundPage />)
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found.' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go Back' }).getAttribute('href')).toBe('/')
})

import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Carousel } from '@/components/carousel/Carousel'

it('is a named region whose first control pauses it, with every slide named by its place', () => {
  render(
    <Carousel label="Trees" layout="marks" interval={2000} note="Drawn for this test.">
      <p>Ash</p>
      <p>Birch</p>
      <p>Cedar</p>
    </Carousel>,
  )
  const region = screen.getByRole('region', { name: 'Trees' })
  expect(region.getAttribute('aria-roledescription')).toBe('carousel')
  expect(region.querySelector('button, a')?.textContent).toBe('Pause Trees')
  expect(screen.getByRole('group', { name: '3 of 3' }).textContent).toBe('Cedar')
})

import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useHydrated } from '@/hooks/useHydrated'
import { usePrefersReducedMotion } from '@/hooks/usePrefersReducedMotion'
import { setMedia } from '../../testDoubles'

function Motion() {
  return <p>{usePrefersReducedMotion() ? 'still' : 'moving'}</p>
}

function Script() {
  return <p>{useHydrated() ? 'running' : 'on its way'}</p>
}

it('follows the wish for less motion while the page is open', () => {
  render(<Motion />)
  expect(screen.getByText('moving')).toBeTruthy()
  act(() => setMedia('(prefers-reduced-motion: reduce)', true))
  expect(screen.getByText('still')).toBeTruthy()
})

it('knows the prerendered page from the running one, without a mismatch between the two', () => {
  const root = document.createElement('div')
  root.innerHTML = renderToString(<Script />)
  expect(root.textContent).toBe('on its way')
  act(() => void hydrateRoot(root, <Script />))
  expect(root.textContent).toBe('running')
})

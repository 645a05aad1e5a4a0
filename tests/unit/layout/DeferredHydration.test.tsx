import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { DeferredHydration, deferredSections } from '@/layout/DeferredHydration'

const Below = () => <button type="button">Below</button>

it('keeps the prerendered HTML until the visitor interacts, and then hydrates it', async () => {
  const prerendered = deferredSections(async () => Below)
  await prerendered.load()
  const root = document.createElement('div')
  root.innerHTML = renderToString(<DeferredHydration sections={prerendered} props={{}} />)
  document.body.append(root)
  const before = root.querySelector('button')
  expect(before?.textContent).toBe('Below')

  const load = vi.fn(async () => Below)
  const sections = deferredSections(load)
  const failed = vi.fn()
  await act(async () => {
    hydrateRoot(root, <DeferredHydration sections={sections} props={{}} />, { onRecoverableError: failed })
  })
  expect(load).not.toHaveBeenCalled()
  expect(root.querySelector('button')).toBe(before)

  await act(async () => void dispatchEvent(new Event('scroll')))
  expect(load).toHaveBeenCalledOnce()
  expect(root.querySelector('button')).toBe(before)
  expect(failed).not.toHaveBeenCalled()
})

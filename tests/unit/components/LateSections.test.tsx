import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { LateSections, lateSections } from '@/components/LateSections'

const Below = () => <button type="button">Below</button>

it('stands as it was built until somebody acts, and is then taken over as it stands', async () => {
  const builtSections = lateSections(async () => Below)
  await builtSections.load()
  const root = document.createElement('div')
  root.innerHTML = renderToString(<LateSections sections={builtSections} />)
  document.body.append(root)
  const before = root.querySelector('button')
  expect(before?.textContent).toBe('Below')

  const load = vi.fn(async () => Below)
  const sections = lateSections(load)
  const failed = vi.fn()
  await act(async () => {
    hydrateRoot(root, <LateSections sections={sections} />, { onRecoverableError: failed })
  })
  expect(load).not.toHaveBeenCalled()
  expect(root.querySelector('button')).toBe(before)

  await act(async () => void dispatchEvent(new Event('scroll')))
  expect(load).toHaveBeenCalledOnce()
  expect(root.querySelector('button')).toBe(before)
  expect(failed).not.toHaveBeenCalled()
})

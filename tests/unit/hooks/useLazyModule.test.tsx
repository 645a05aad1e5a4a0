import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useLazyModule } from '@/hooks/useLazyModule'
import { ChunkLoadError } from '@/lib/chunkLoadError'
import { type LazyModule, lazyModule } from '@/lib/lazyModule'

type Props = { module: LazyModule<string> } & Parameters<typeof useLazyModule>[1]

function Part({ module, ...options }: Props) {
  return <p>{useLazyModule(module, options) ?? 'nothing'}</p>
}

test('an optional part is loaded once it is wanted', async () => {
  const importPart = vi.fn(async () => 'part')
  const module = lazyModule(importPart)
  const { rerender } = render(<Part module={module} wanted={false} />)
  expect(screen.getByText('nothing')).toBeTruthy()
  expect(importPart).not.toHaveBeenCalled()
  rerender(<Part module={module} wanted />)
  expect(await screen.findByText('part')).toBeTruthy()
})

test('a part that has loaded already is in the first render', async () => {
  const module = lazyModule(async () => 'part')
  await module.load()
  render(<Part module={module} wanted={false} />)
  expect(screen.getByText('part')).toBeTruthy()
})

test.each([
  ['the network is back', () => act(() => void dispatchEvent(new Event('online')))],
  ['`retryOn` changes', (retry: () => void) => retry()],
])('a failed download is retried when %s', async (_, trigger) => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const module = lazyModule(vi.fn(async () => 'part').mockRejectedValueOnce(new Error('offline')))
  const { rerender } = render(<Part module={module} wanted retryOn={false} />)
  await waitFor(() => expect(errors).toHaveBeenCalledOnce())
  trigger(() => rerender(<Part module={module} wanted retryOn />))
  expect(await screen.findByText('part')).toBeTruthy()
})

test('a page left open over a deploy reloads once the visitor asks for the missing part', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const module = lazyModule(() => Promise.reject(new ChunkLoadError('missing')))
  const { rerender } = render(<Part module={module} wanted />)
  await waitFor(() => expect(errors).toHaveBeenCalledOnce())
  expect(reload).not.toHaveBeenCalled()
  rerender(<Part module={module} wanted isAwaited />)
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useLazyModule } from '@/hooks/useLazyModule'
import { type LazyModule, lazyModule } from '@/lib/lazyModule'

type Props = { module: LazyModule<string>; wanted: boolean; retryOn?: unknown }

function Part({ module, wanted, retryOn }: Props) {
  return <p>{useLazyModule(module, { wanted, retryOn }) ?? 'nothing'}</p>
}

const log = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)
const failing = () => lazyModule(vi.fn(async () => 'part').mockRejectedValueOnce(new Error('offline')))

let errors: ReturnType<typeof log>
beforeEach(() => {
  errors = log()
})

test('an optional part is downloaded once it is wanted', async () => {
  const importPart = vi.fn(async () => 'part')
  const module = lazyModule(importPart)
  const { rerender } = render(<Part module={module} wanted={false} />)
  expect(screen.getByText('nothing')).toBeTruthy()
  expect(importPart).not.toHaveBeenCalled()
  rerender(<Part module={module} wanted />)
  expect(await screen.findByText('part')).toBeTruthy()
})

test('one that has loaded already is there with the first render', async () => {
  const module = lazyModule(async () => 'part')
  await module.load()
  render(<Part module={module} wanted={false} />)
  expect(screen.getByText('part')).toBeTruthy()
})

test('a failed download is retried when the network is back', async () => {
  render(<Part module={failing()} wanted />)
  await waitFor(() => expect(errors).toHaveBeenCalledOnce())
  act(() => void dispatchEvent(new Event('online')))
  expect(await screen.findByText('part')).toBeTruthy()
})

test('and when `retryOn` changes', async () => {
  const module = failing()
  const { rerender } = render(<Part module={module} wanted retryOn={false} />)
  await waitFor(() => expect(errors).toHaveBeenCalledOnce())
  rerender(<Part module={module} wanted retryOn />)
  expect(await screen.findByText('part')).toBeTruthy()
})

import { controlsWords } from 'virtual:words/controls'
import { errorsWords } from 'virtual:words/errors'
import { render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Toasts } from '@/components/Toasts'
import { LateCode } from '@/layout/LateCode'
import { ChunkLoadError } from '@/lib/loadChunk'

const load = vi.fn<() => Promise<() => ReactNode>>()
const onFail = vi.fn()
const wait = () => screen.queryByText(controlsWords.wait)

beforeEach(() => {
  load.mockReset()
  onFail.mockReset()
  // React logs what a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const part = (isAwaited: boolean) => (
  <>
    <LateCode load={load} props={{}} isAwaited={isAwaited} onFail={onFail} />
    <Toasts />
  </>
)

test('code that fails for a visitor says so, and loads again at the next press', async () => {
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(() => <p>My Bag</p>)
  const { rerender } = render(part(true))
  expect(wait()).toBeTruthy()
  expect(await screen.findByText(errorsWords.chunkAdvice({ reason: 'error' }))).toBeTruthy()
  expect(onFail).toHaveBeenCalledOnce()
  rerender(part(false))
  expect(wait()).toBeNull()
  rerender(part(true))
  expect(await screen.findByText('My Bag')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})

test('code that takes too long says so', async () => {
  load.mockRejectedValue(new ChunkLoadError('timeout'))
  render(part(true))
  expect(await screen.findByText(errorsWords.chunkAdvice({ reason: 'timeout' }))).toBeTruthy()
})

test('code that fails before a visitor asks for it fails silently', async () => {
  load.mockRejectedValueOnce(new ChunkLoadError('error')).mockResolvedValue(() => <p>My Bag</p>)
  const { rerender } = render(part(false))
  expect(wait()).toBeNull()
  await waitFor(() => expect(console.error).toHaveBeenCalled())
  rerender(part(true))
  expect(await screen.findByText('My Bag')).toBeTruthy()
  expect(onFail).not.toHaveBeenCalled()
})

import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { REPEAT_PAUSE_MS, useSubmitOnce } from '@/hooks/useSubmitOnce'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function start(answer: () => Promise<unknown>) {
  const { result } = renderHook(() => useSubmitOnce())
  const work = vi.fn(answer)
  const press = () => act(async () => void result.current.run(work))
  return { result, work, press }
}

test('the first press acts at once, further ones are ignored until the pause is over', async () => {
  const { work, press } = start(async () => undefined)
  await press()
  await press()
  expect(work).toHaveBeenCalledOnce()
  await act(() => vi.advanceTimersByTimeAsync(REPEAT_PAUSE_MS - 1))
  await press()
  expect(work).toHaveBeenCalledOnce()
  await act(() => vi.advanceTimersByTimeAsync(1))
  await press()
  expect(work).toHaveBeenCalledTimes(2)
})

test('nothing is done twice while the answer takes its time', async () => {
  let finish = () => {}
  const { result, work, press } = start(() => new Promise<void>((resolve) => (finish = resolve)))
  await press()
  await act(() => vi.advanceTimersByTimeAsync(10 * REPEAT_PAUSE_MS))
  await press()
  expect(work).toHaveBeenCalledOnce()
  expect(result.current.isWorking).toBe(true)
  await act(async () => finish())
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(result.current).toMatchObject({ isWorking: false, isResting: false })
})

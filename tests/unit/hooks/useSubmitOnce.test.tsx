import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { REPEAT_PAUSE_MS, useSubmitOnce } from '@/hooks/useSubmitOnce'

beforeEach(() => void vi.useFakeTimers())

function start(request: () => Promise<unknown>, pauseMs?: number) {
  const { result } = renderHook(() => useSubmitOnce(pauseMs))
  const work = vi.fn(request)
  const press = () => act(async () => void result.current.run(work))
  return { result, work, press }
}

test('the first press acts immediately, and further presses are ignored until the pause is over', async () => {
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

test('an act that failed can be repeated after the usual pause', async () => {
  const { work, press } = start(async () => 'failed', 60 * REPEAT_PAUSE_MS)
  await press()
  await act(() => vi.advanceTimersByTimeAsync(REPEAT_PAUSE_MS - 1))
  await press()
  expect(work).toHaveBeenCalledOnce()
  await act(() => vi.advanceTimersByTimeAsync(1))
  await press()
  expect(work).toHaveBeenCalledTimes(2)
})

test('presses are ignored while the request is in flight', async () => {
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

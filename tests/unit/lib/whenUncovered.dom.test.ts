import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenUncovered } from '@/lib/whenUncovered'

const task = vi.fn()
const beIdle = () => vi.advanceTimersByTime(1000)

beforeEach(() => {
  vi.useFakeTimers()
  task.mockClear()
})

afterEach(() => {
  document.body.innerHTML = ''
})

it('runs a task once the browser is idle', () => {
  whenUncovered(task)
  expect(task).not.toHaveBeenCalled()
  beIdle()
  expect(task).toHaveBeenCalledOnce()
})

it.each([
  ['a dialog covers the page', '<dialog open></dialog>', 'open'],
  ['a pressed button waits', '<button aria-busy="true"></button>', 'aria-busy'],
])('waits while %s', (_, html, attribute) => {
  document.body.innerHTML = html
  whenUncovered(task)
  beIdle()
  expect(task).not.toHaveBeenCalled()

  const element = document.body.firstElementChild
  element?.removeAttribute(attribute)
  element?.dispatchEvent(new Event('close'))
  beIdle()
  expect(task).toHaveBeenCalledOnce()
})

it.each(['pointerdown', 'keydown'])('waits for a moment after %s', (type) => {
  whenUncovered(task)
  window.dispatchEvent(new Event(type))
  vi.advanceTimersByTime(250)
  expect(task).not.toHaveBeenCalled()
  beIdle()
  expect(task).toHaveBeenCalledOnce()
})

it('does not wait for a button whose section waits for this task', () => {
  document.body.innerHTML = '<div data-waiting="true"><button aria-busy="true"></button></div>'
  whenUncovered(task)
  beIdle()
  expect(task).toHaveBeenCalledOnce()
})

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

function close(dialog: HTMLDialogElement | null) {
  dialog?.removeAttribute('open')
  dialog?.dispatchEvent(new Event('close'))
}

it('runs a task once the browser is idle', () => {
  whenUncovered(task)
  expect(task).not.toHaveBeenCalled()
  beIdle()
  expect(task).toHaveBeenCalledOnce()
})

it('waits while a dialog covers the page', () => {
  document.body.innerHTML = '<dialog open></dialog>'
  whenUncovered(task)
  beIdle()
  expect(task).not.toHaveBeenCalled()

  close(document.querySelector('dialog'))
  beIdle()
  expect(task).toHaveBeenCalledOnce()
})

it('waits while a pressed button waits', () => {
  document.body.innerHTML = '<button aria-busy="true"></button>'
  whenUncovered(task)
  beIdle()
  expect(task).not.toHaveBeenCalled()

  document.querySelector('button')?.removeAttribute('aria-busy')
  beIdle()
  expect(task).toHaveBeenCalledOnce()
})

import { afterEach, expect, it, vi } from 'vitest'
import { keepQuestions } from '../../../../tools/studio/page/recovery'
import { DROP_RECOVERED } from '../../../../tools/studio/page/words'

const { confirm } = window
afterEach(() => {
  window.confirm = confirm
  vi.useRealTimers()
})

it('a question that the browser closes at once is asked again, an answer of a person is not', () => {
  vi.useFakeTimers()
  const answers = [() => false, () => true, () => vi.advanceTimersByTime(1_000) && false]
  window.confirm = () => answers.shift()?.() ?? true
  keepQuestions()
  expect(window.confirm('Use the unsaved text?')).toBe(true)
  expect(window.confirm('Delete this entry?')).toBe(false)
  expect(answers).toEqual([])
})

it('recovered text is kept if the browser closes the question, or a person cancels it', () => {
  const ask = vi.fn(() => false)
  window.confirm = ask
  keepQuestions()
  expect(window.confirm(DROP_RECOVERED)).toBe(true)
  ask.mockReturnValue(true)
  expect(window.confirm(DROP_RECOVERED)).toBe(false)
  expect(ask).toHaveBeenCalledTimes(2)
})

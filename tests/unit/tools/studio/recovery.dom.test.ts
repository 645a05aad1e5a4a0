import { afterEach, expect, it, vi } from 'vitest'
import { rememberTitle } from '../../../../tools/studio/page/openEntry'
import { keepQuestions } from '../../../../tools/studio/page/recovery'
import { DROP_RECOVERED, NAME } from '../../../../tools/studio/page/words'

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

it('a question names the open entry, or that of the card that was pressed', () => {
  const ask = vi.fn((_?: string) => true)
  window.confirm = ask
  keepQuestions()
  location.hash = '#/collections/team/entries/ada-lovelace'
  window.confirm(`Delete “${NAME}”?`)
  rememberTitle('content/team/ada-lovelace.md', { name: 'Ada Lovelace' })
  window.confirm(`Delete “${NAME}”?`)
  document.body.innerHTML =
    '<div class="css-1-WorkflowCardContainer"><h2 class="css-2-CardTitle">Grace</h2><button>Delete</button></div>'
  document.querySelector('button')?.click()
  window.confirm(`Discard “${NAME}”?`)
  expect(ask.mock.calls.flat()).toEqual([
    'Delete “ada-lovelace”?',
    'Delete “Ada Lovelace”?',
    'Discard “Grace”?',
  ])
  document.body.replaceChildren()
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

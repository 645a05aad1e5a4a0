import { expect, it, vi } from 'vitest'
import { previewButton } from '../../../../tools/studio/page/narrowPreview'

it('one button turns from the form to its preview and back', () => {
  document.body.innerHTML = '<div class="Pane2"></div>'
  const { turn, show } = previewButton()
  expect(turn.textContent).toBe('Preview')
  turn.click()
  expect(document.body.classList.contains('studio-preview')).toBe(true)
  expect(turn.textContent).toBe('Form')
  turn.click()
  expect(document.body.classList.contains('studio-preview')).toBe(false)
  turn.click()
  // Another entry opens with its form.
  show(false)
  expect(document.body.classList.contains('studio-preview')).toBe(false)
  expect(turn.textContent).toBe('Preview')
})

it('a preview that was switched off in a wider window is switched on', () => {
  document.body.innerHTML = '<div class="x-ViewControls"><button>Toggle preview</button></div>'
  const press = vi.fn()
  document.querySelector('button')?.addEventListener('click', press)
  const { turn } = previewButton()
  turn.click()
  turn.click()
  expect(press).toHaveBeenCalledOnce()
})

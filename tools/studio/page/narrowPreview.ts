import { button } from './dialog'

const SHOWN = 'studio-preview'

/**
 * A phone has room for the form or its preview, so this button turns to the other one. Both stay loaded, because the preview
 * finds the mistakes of the form. Wider windows show both, and no button.
 */
export function previewButton() {
  const turn = button('', () => show(!document.body.classList.contains(SHOWN)))
  turn.className = 'studio-narrow'
  const show = (isShown: boolean) => {
    document.body.classList.toggle(SHOWN, isShown)
    turn.textContent = isShown ? 'Form' : 'Preview'
    // In a wider window, Decap's own button may have switched it off.
    if (isShown && !document.querySelector('.Pane2'))
      document.querySelector<HTMLElement>('[class*="ViewControls"] button')?.click()
  }
  show(false)
  return { turn, show }
}

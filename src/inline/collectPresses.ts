// In the head of every page: keeps presses on controls that the app cannot handle yet. lib/earlyPresses.ts repeats them.

import type { PressedControl } from '@/lib/earlyPresses'

const page = document.documentElement
const presses: PressedControl[] = []
window.earlyPresses = presses

addEventListener(
  'click',
  (event) => {
    if (event.target instanceof Element) keep(event, event.target.closest<HTMLElement>('button,[type=radio]'))
  },
  true,
)
addEventListener(
  'keydown',
  (event) => {
    const { target } = event
    if (event.key !== 'Enter' || event.isComposing || !(target instanceof HTMLInputElement)) return
    if (target.form?.method === 'post') keep(event, target.form.querySelector<HTMLElement>('[data-submit]'))
  },
  true,
)

function keep(event: Event, control: PressedControl | null) {
  if (!control || !event.isTrusted || 'failed' in page.dataset) return
  if ('ready' in page.dataset && !control.closest('[data-waiting]')) return
  event.stopPropagation()
  if (event.type === 'keydown') event.preventDefault()
  const replaced = presses.findIndex((earlier) => isReplaced(earlier, control))
  if (replaced >= 0) presses.splice(replaced, 1)[0]?.removeAttribute('aria-busy')
  presses.push(control)
  // Hydration may replace it.
  control.place = Array.from(document.getElementsByClassName(control.className)).indexOf(control)
  control.setAttribute('aria-busy', 'true')
  page.dataset.pressed = ''
}

/** A second press of a button changes nothing. A radio button deselects the others of its group. */
function isReplaced(earlier: HTMLElement, control: HTMLElement) {
  const areRadios = earlier instanceof HTMLInputElement && control instanceof HTMLInputElement
  return earlier === control || (areRadios && earlier.name === control.name)
}

import { whenIdle } from './whenIdle'

/** Not one of a section that waits for its own code, which would wait for itself. */
const WAITING_BUTTON = 'button[aria-busy=true]:not([data-waiting] *)'

/** A tap consists of several events, and a key is often followed by the next one. */
const PAUSE_AFTER_INPUT = 300 // ms
let lastInput = -PAUSE_AFTER_INPUT

/**
 * Runs a task for the page itself when the browser is idle. What the visitor does comes first: a press or a key, the code
 * that a pressed button waits for, such as that of a dialog, and while a dialog covers the page, presses in the dialog.
 */
export function whenUncovered(task: () => void) {
  // Adding the same listener again does nothing.
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, noteInput, { capture: true })

  whenIdle(() => {
    const again = () => whenUncovered(task)
    const dialog = document.querySelector('dialog[open]')
    const pause = lastInput + PAUSE_AFTER_INPUT - performance.now()
    if (dialog) dialog.addEventListener('close', again, { once: true })
    else if (pause > 0) setTimeout(again, pause)
    else if (document.querySelector(WAITING_BUTTON)) again()
    else task()
  })
}

function noteInput() {
  lastInput = performance.now()
}

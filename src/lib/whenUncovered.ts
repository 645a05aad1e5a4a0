import { whenIdle } from './whenIdle'

/** Not one of a section that waits for its own code, which would wait for itself. */
const WAITING_BUTTON = 'button[aria-busy=true]:not([data-waiting] *)'

/**
 * Runs a task for the page itself when the browser is idle. What a pressed button waits for comes first, such as the
 * code of a dialog, and while a dialog covers the page, presses in the dialog.
 */
export function whenUncovered(task: () => void) {
  whenIdle(() => {
    const dialog = document.querySelector('dialog[open]')
    if (dialog) dialog.addEventListener('close', () => whenUncovered(task), { once: true })
    else if (document.querySelector(WAITING_BUTTON)) whenUncovered(task)
    else task()
  })
}

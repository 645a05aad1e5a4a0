import { whenIdle } from './whenIdle'

/**
 * Runs a task for the page itself when the browser is idle. What a pressed button waits for comes first, such as the
 * code of a dialog, and while a dialog covers the page, presses in the dialog.
 */
export function whenUncovered(task: () => void) {
  whenIdle(() => {
    const dialog = document.querySelector('dialog[open]')
    if (dialog) dialog.addEventListener('close', () => whenUncovered(task), { once: true })
    else if (document.querySelector('button[aria-busy=true]')) whenUncovered(task)
    else task()
  })
}

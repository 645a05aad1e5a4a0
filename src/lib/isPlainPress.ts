import type { MouseEvent } from 'react'

/** Other presses of a link open tabs and windows, which is the browser's business. */
export function isPlainPress({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey
}

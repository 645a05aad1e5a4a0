import { ToastLists } from './ToastLists'
import { ToastOutlet } from './ToastOutlet'

/** Once on the page, at its end. The live regions are in the HTML from the start. */
export function Toasts() {
  return (
    <>
      <ToastOutlet active />
      <ToastLists />
    </>
  )
}

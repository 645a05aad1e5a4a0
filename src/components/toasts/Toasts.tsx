import { useActed } from '@/hooks/firstAct'
import { loadToasts, useAnyNotice } from '@/hooks/notify'
import { latePart, useLatePart } from '@/hooks/useLatePart'
import { ToastOutlet } from './ToastOutlet'

export const toastLists = latePart(async () => (await loadToasts()).ToastLists)

/**
 * Once on the page, at its end. What to show is said through `notify`. The regions stand there from the start; the
 * code behind them comes with the first act, long before anything is said, for by then the network may be gone.
 */
export function Toasts() {
  const isNeeded = [useActed(), useAnyNotice()].some(Boolean)
  const Lists = useLatePart(toastLists, isNeeded)
  return (
    <>
      <ToastOutlet active />
      {Lists && <Lists />}
    </>
  )
}

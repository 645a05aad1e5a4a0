import { useHasInteracted } from '@/hooks/firstInteraction'
import { useHasQueuedToasts } from '@/hooks/notify'
import { useLazyModule } from '@/hooks/useLazyModule'
import { lazyModule } from '@/lib/lazyModule'
import { ToastOutlet } from './ToastOutlet'

export const toastLists = lazyModule(async () => (await import('./ToastLists')).ToastLists)

/**
 * Once on the page, at its end. The live regions are in the HTML from the start. The code that fills them loads with
 * the first interaction, before any toast is needed, because the network may be gone by then.
 */
export function Toasts() {
  const isNeeded = [useHasInteracted(), useHasQueuedToasts()].some(Boolean)
  const Lists = useLazyModule(toastLists, { wanted: isNeeded })
  return (
    <>
      <ToastOutlet active />
      {Lists && <Lists />}
    </>
  )
}

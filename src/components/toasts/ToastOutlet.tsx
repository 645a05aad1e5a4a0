import { useEffect, useRef } from 'react'
import { addOutlet } from '@/hooks/useTopToastOutlet'
import styles from './Toasts.module.css'

/**
 * The two live regions that toasts appear in. They stand in the markup, empty, from the start: a region that
 * arrives together with its text is often not read out. An open dialog needs its own pair, because everything
 * outside it is inert, and as a popover it lies above the dialog instead of being clipped by it.
 */
export function ToastOutlet({ active }: { active: boolean }) {
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const outlet = ref.current
    if (!outlet || !active) return
    // After the dialog's own showModal, which runs in a layout effect: the top layer goes by arrival.
    outlet.showPopover?.()
    const remove = addOutlet(outlet)
    return () => {
      remove()
      if (outlet.isConnected) outlet.hidePopover?.()
    }
  }, [active])

  return (
    <div ref={ref} popover="manual" className={styles.outlet}>
      <div role="alert" aria-atomic="false" data-toasts="alert" />
      <div role="status" aria-atomic="false" data-toasts="status" />
    </div>
  )
}

import { useEffect, useRef } from 'react'
import { addOutlet } from '@/hooks/useTopToastOutlet'
import styles from './Toasts.module.css'

/**
 * The two live regions for toasts. They are always in the HTML, because screen readers often miss a region that
 * appears together with its text. An open dialog needs its own pair, because everything
 * outside it is inert. As a popover it lies above the dialog instead of being clipped by it.
 */
export function ToastOutlet({ active }: { active: boolean }) {
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const outlet = ref.current
    if (!outlet || !active) return
    // After the dialog's showModal (a layout effect), because the top layer is ordered by time.
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

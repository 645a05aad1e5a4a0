import { controlsWords } from 'virtual:words/controls'
import { type FocusEvent, useCallback, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless'
import { useHold } from '@/hooks/useHold'
import { usePageVisible } from '@/hooks/usePageVisible'
import { IconButton } from './IconButton'
import styles from './Toasts.module.css'

/**
 * The toasts and their two live regions, at the end of the page or inside the open dialog, because everything outside
 * it is inert. As a popover they lie above the dialog instead of being clipped by it. The regions are in the HTML
 * before there is a toast: screen readers often miss a region that appears together with its text.
 */
export function Toasts() {
  const { toasts, handlers } = useToaster()
  const dialog = useSyncExternalStore(watchDialogs, openDialog, () => null)
  const outlet = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<HTMLElement>(null)
  const hold = useHold()
  const isPaused = !usePageVisible() || hold.isHeld
  const pause = useEffectEvent((on: boolean) => (on ? handlers.startPause() : handlers.endPause()))
  useEffect(() => pause(isPaused), [isPaused])

  const attach = useCallback((element: HTMLDivElement) => {
    outlet.current = element
    // The top layer is ordered by time, and the dialog is open already.
    element.showPopover?.()
    return () => {
      if (element.isConnected) element.hidePopover?.()
    }
  }, [])

  function remember({ relatedTarget }: FocusEvent) {
    if (!(relatedTarget instanceof HTMLElement) || outlet.current?.contains(relatedTarget)) return
    cameFrom.current = relatedTarget
  }

  function dismiss(id: string, button: HTMLElement) {
    hold.release()
    // The button disappears with its toast, so move the focus; otherwise it falls back to the document.
    const next = visibleButtons(outlet.current).find((other) => other !== button)
    if (button === document.activeElement) (next ?? cameFrom.current)?.focus()
    toast.dismiss(id)
  }

  const items = toasts.map((each) => <ToastItem key={each.id} toast={each} onDismiss={dismiss} />)
  const region = (isAlert: boolean) =>
    items.filter((_, index) => (toasts[index]?.type === 'error') === isAlert)
  const content = (
    <div ref={attach} popover="manual" className={styles.outlet} onFocusCapture={remember} {...hold.handlers}>
      <div role="alert" aria-atomic="false">
        {region(true)}
      </div>
      <div role="status" aria-atomic="false">
        {region(false)}
      </div>
    </div>
  )
  return dialog ? createPortal(content, dialog) : content
}

type ToastItemProps = { toast: Toast; onDismiss: (id: string, button: HTMLElement) => void }

function ToastItem({ toast: shown, onDismiss }: ToastItemProps) {
  return (
    <div
      className={styles.toast}
      data-type={shown.type}
      aria-live={shown.ariaProps['aria-live'] === 'off' ? 'off' : undefined}
      inert={!shown.visible}
    >
      {/* A repeated text needs a new node, or screen readers stay silent. */}
      <div key={shown.createdAt} className={styles.message}>
        {resolveValue(shown.message, shown)}
      </div>
      <IconButton
        icon="close"
        label={controlsWords.dismiss}
        className={styles.dismiss}
        onClick={({ currentTarget }) => onDismiss(shown.id, currentTarget)}
      />
    </div>
  )
}

function visibleButtons(outlet: Element | null): HTMLElement[] {
  return [...(outlet?.querySelectorAll<HTMLElement>(`.${styles.toast}:not([inert]) button`) ?? [])]
}

/** All dialogs are modal, except the notice of a page whose scripts fail. */
function openDialog(): Element | null {
  return [...document.querySelectorAll('dialog[open]:not([data-script-notice])')].at(-1) ?? null
}

/** Observes the attribute, because a dialog can open before hydration and can be removed while open. */
function watchDialogs(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, { subtree: true, attributeFilter: ['open'] })
  return () => observer.disconnect()
}

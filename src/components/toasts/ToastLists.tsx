import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import {
  type DefaultToastOptions,
  resolveValue,
  type Toast,
  toast,
  useToaster,
} from 'react-hot-toast/headless'
import { Icon } from '@/components/Icon'
import { labels } from '@/content/labels'
import type { Practice } from '@/content/practices'
import { TOAST_DURATION_MS, TOAST_REMOVAL_DELAY_MS } from '@/hooks/notify'
import { useToastHold } from '@/hooks/useToastHold'
import { useTopOutlet } from '@/hooks/useTopToastOutlet'
import styles from './Toasts.module.css'

const options: DefaultToastOptions = {
  removeDelay: TOAST_REMOVAL_DELAY_MS,
  duration: TOAST_DURATION_MS.blank,
  success: { duration: TOAST_DURATION_MS.success },
  error: { duration: TOAST_DURATION_MS.error },
  loading: { duration: TOAST_DURATION_MS.loading },
  custom: { duration: TOAST_DURATION_MS.custom },
}

/** The toasts in the topmost outlet. */
export function ToastLists() {
  const { toasts, handlers } = useToaster(options)
  const outlet = useTopOutlet()
  const held = useToastHold(outlet, toasts.length > 0)
  const hold = useEffectEvent((on: boolean) => (on ? handlers.startPause() : handlers.endPause()))
  useEffect(() => hold(held), [held])
  const cameFrom = useRef<HTMLElement>(null)
  useShortcut(outlet, cameFrom, toasts.length > 0)

  if (!outlet) return null
  return (
    <>
      <ToastList outlet={outlet} region="alert" toasts={toasts.filter(isError)} cameFrom={cameFrom} />
      <ToastList
        outlet={outlet}
        region="status"
        toasts={toasts.filter((each) => !isError(each))}
        cameFrom={cameFrom}
      />
    </>
  )
}

/** The element that had the focus before the toasts. */
type CameFrom = RefObject<HTMLElement | null>

/** The key that moves the focus between the panes of a window. */
const SHORTCUT = 'F6'

/** The toasts are at the end of the page, so a key leads to them, and back. */
function useShortcut(outlet: HTMLElement | null, cameFrom: CameFrom, anyToast: boolean) {
  useEffect(() => {
    if (!outlet || !anyToast) return
    function jump(event: KeyboardEvent) {
      if (event.key !== SHORTCUT || event.ctrlKey || event.altKey || event.metaKey) return
      const isInside = outlet?.contains(document.activeElement)
      const target = isInside ? cameFrom.current : visibleButtons(outlet).at(-1)
      if (!target) return
      event.preventDefault()
      target.focus()
    }
    document.addEventListener('keydown', jump)
    return () => document.removeEventListener('keydown', jump)
  }, [outlet, cameFrom, anyToast])
}

type ToastListProps = {
  outlet: HTMLElement
  region: 'alert' | 'status'
  toasts: Toast[]
  cameFrom: CameFrom
}

function ToastList({ outlet, region, toasts, cameFrom }: ToastListProps) {
  const target = outlet.querySelector(`[data-toasts='${region}']`)
  if (!target) return null
  return createPortal(
    toasts.map((each) => <ToastItem key={each.id} toast={each} cameFrom={cameFrom} />),
    target,
  )
}

const streams: Partial<Record<Toast['type'], Practice>> = { success: 'ca', error: 'digital' }

function ToastItem({ toast: shown, cameFrom }: { toast: Toast; cameFrom: CameFrom }) {
  const ref = useRef<HTMLDivElement>(null)

  function remember({ relatedTarget }: FocusEvent) {
    const inside = ref.current?.closest('[popover]')?.contains(relatedTarget)
    if (!inside && relatedTarget instanceof HTMLElement) cameFrom.current = relatedTarget
  }

  function dismiss() {
    // The button disappears with its toast, so return the focus; otherwise it falls back to the document.
    const next = nextButton(ref.current) ?? cameFrom.current
    if (ref.current?.contains(document.activeElement)) next?.focus()
    toast.dismiss(shown.id)
  }

  return (
    <div
      ref={ref}
      className={styles.toast}
      data-practice={streams[shown.type] ?? 'technical'}
      data-type={shown.type}
      inert={!shown.visible}
    >
      <div className={styles.message}>{resolveValue(shown.message, shown)}</div>
      <button
        type="button"
        className={styles.dismiss}
        aria-label={labels.dismiss}
        aria-keyshortcuts={SHORTCUT}
        onFocus={remember}
        onClick={dismiss}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}

function isError(each: Toast): boolean {
  return each.type === 'error'
}

function nextButton(item: HTMLElement | null): HTMLElement | undefined {
  return visibleButtons(item?.closest('[popover]')).find((button) => !item?.contains(button))
}

function visibleButtons(outlet: Element | null | undefined): HTMLElement[] {
  return [...(outlet?.querySelectorAll<HTMLElement>(`.${styles.toast}:not([inert]) button`) ?? [])]
}

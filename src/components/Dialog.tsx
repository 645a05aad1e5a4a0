import { controlsWords } from 'virtual:words/controls'
import {
  type MouseEvent,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton'

type DialogProps = {
  open: boolean
  /** Called on Escape, a click outside and the close button. */
  onClose: () => void
  title: string
  /** In place of the title, which then is its name only. It takes the focus: see `takeFirstFocus`. */
  field?: ReactNode
  className?: string | undefined
  /** Stays visible below the scrolling content. */
  footer?: ReactNode
  children: ReactNode
}

export function Dialog({ open, onClose, title, field, className, footer, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const wasOpened = useWasEver(open)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === open) return
    if (open) {
      measureScrollBar()
      dialog.showModal()
    } else {
      // Not in a cleanup: React would restore the focus into the dialog after the commit.
      dialog.close()
    }
  }, [open])

  useLayoutEffect(() => {
    const dialog = ref.current
    // If the dialog unmounts while open, only close() returns the focus to the opener.
    return () => dialog?.close()
  }, [])

  function closed(event: SyntheticEvent<HTMLDialogElement>) {
    if (open && event.target === event.currentTarget && !event.currentTarget.open) onClose()
  }

  return (
    <DialogFrame
      ref={ref}
      variant="modal"
      title={title}
      field={field}
      className={className}
      onDismiss={onClose}
      onClose={closed}
      footer={wasOpened && footer}
    >
      {wasOpened && children}
    </DialogFrame>
  )
}

/** Renders the content when first opened and keeps it, so that it stays while the dialog fades out. */
function useWasEver(open: boolean): boolean {
  const [ever, setEver] = useState(open)
  useEffect(() => {
    if (open) setEver(true)
  }, [open])
  return ever || open
}

type DialogFrameProps = {
  ref: Ref<HTMLDialogElement>
  variant: 'modal' | 'drawer'
  /** For the opener's `commandfor`, which also lets the close button work without a script. */
  id?: string | undefined
  title: string
  field?: ReactNode
  className?: string | undefined
  /** Called on a click outside and on the close button. */
  onDismiss: () => void
  onClose?: ((event: SyntheticEvent<HTMLDialogElement>) => void) | undefined
  /** Stays visible below the scrolling content. */
  footer?: ReactNode
  children: ReactNode
}

/** A native dialog with a head and a close button. CSS fades or slides it in and out. */
export function DialogFrame({
  ref,
  variant,
  id,
  title,
  field,
  className,
  onDismiss,
  onClose,
  footer,
  children,
}: DialogFrameProps) {
  const titleId = useId()
  const outsidePress = useOutsidePress(onDismiss)
  return (
    <dialog
      ref={ref}
      id={id}
      className={className ? `${styles.dialog} ${className}` : styles.dialog}
      data-variant={variant}
      aria-labelledby={titleId}
      onClose={onClose}
      {...outsidePress}
    >
      <div className={styles.content}>
        {/* The drawer's sheet slides. Its controls do not, so that no press is lost. */}
        <div className={styles.sheet} />
        <div className={styles.panel}>
          <div className={styles.head}>
            {/* Not the close button, around which Safari draws a focus ring after a press. */}
            {field ? (
              <>
                <h2 id={titleId} className="visually-hidden">
                  {title}
                </h2>
                {field}
              </>
            ) : (
              // biome-ignore lint/a11y/noAutofocus: only when the dialog opens, which moves the focus anyway
              <h2 id={titleId} ref={takeFirstFocus} className="step-2" tabIndex={-1} autoFocus>
                {title}
              </h2>
            )}
            <IconButton
              {...(id && invoke('close', id))}
              icon="close"
              label={controlsWords.close}
              className={styles.close}
              onClick={onDismiss}
            />
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.foot}>{footer}</div>}
        </div>
      </div>
    </dialog>
  )
}

/** React renders this attribute in the build only, and the browser reads it whenever it opens the dialog. */
export function takeFirstFocus(element: HTMLElement | null) {
  element?.setAttribute('autofocus', '')
}

/** Invoker commands: the browser opens and closes the dialog without a script. React's types do not have them yet. */
export function invoke(command: 'show-modal' | 'close', id: string) {
  return { command, commandfor: id }
}

/**
 * Call this before a dialog opens: base.css reserves this width while it prevents scrolling, so that nothing shifts. With
 * overlay scroll bars, as on phones, nothing is set, because changing the property would restyle the whole page.
 */
export function measureScrollBar() {
  const { documentElement: root } = document
  const width = window.innerWidth - root.clientWidth
  if (width > 0) root.style.setProperty('--scroll-bar', `${width}px`)
  else root.style.removeProperty('--scroll-bar')
}

/** Only a press that starts and ends on the backdrop closes: selecting text across the edge must not. */
function useOutsidePress(onDismiss: () => void) {
  const startedOutside = useRef(false)
  return {
    onPointerDown(event: MouseEvent<HTMLDialogElement>) {
      startedOutside.current = event.target === event.currentTarget
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (startedOutside.current && event.target === event.currentTarget) onDismiss()
      startedOutside.current = false
    },
  }
}

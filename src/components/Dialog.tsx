import { type ReactNode, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { DialogFrame, measureScrollBar } from './DialogFrame'

export type DialogProps = {
  open: boolean
  /** Called on Escape, a click outside and the close button. */
  onClose: () => void
  title: string
  /** Stays visible below the scrolling content. */
  footer?: ReactNode
  children: ReactNode
}

export function Dialog({ open, onClose, title, footer, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const wasOpened = useWasEver(open)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === open) return
    if (open) {
      // An open dialog has removed the scroll bar already.
      if (!document.querySelector('dialog:modal')) measureScrollBar()
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

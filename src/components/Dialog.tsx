import { type PanInfo, useDragControls } from 'framer-motion'
import * as m from 'framer-motion/m'
import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { labels } from '@/content/labels'
import styles from './Dialog.module.css'
import { Icon } from './Icon'
import { Motion } from './Motion'
import { ToastOutlet } from './toasts/ToastOutlet'

const OPENING = { duration: 0.26, ease: [0.16, 1, 0.3, 1] } as const
/** Same duration as the CSS transition that keeps a closing dialog visible. */
const CLOSING = { duration: 0.16, ease: 'easeOut' } as const
/** Releasing the drawer beyond one of these closes it. */
const FAR_ENOUGH = 100 // px
const FAST_ENOUGH = 400 // px per second

export type DialogProps = {
  open: boolean
  /** Called on Escape, a click outside and the close button. */
  onClose: () => void
  title: string
  variant?: 'modal' | 'drawer' | undefined
  /** For the opener's `aria-controls`. */
  id?: string | undefined
  /** Stays visible below the scrolling content. */
  footer?: ReactNode
  children: ReactNode
}

export function Dialog({ open, onClose, title, variant = 'modal', id, footer, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const wasOpened = useWasEver(open)
  const dismissal = useOutsidePress(onClose)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === open) return
    if (open) {
      measureScrollBar()
      delete dialog.dataset.leaving
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
    <dialog
      ref={ref}
      id={id}
      className={styles.dialog}
      data-variant={variant}
      aria-labelledby={titleId}
      onClose={closed}
      {...dismissal}
    >
      <Motion>
        <Panel open={open} wasOpened={wasOpened} variant={variant} onClose={onClose}>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <button type="button" className={styles.close} aria-label={labels.close} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          <div className={styles.body}>{wasOpened && children}</div>
          {wasOpened && footer && <div className={styles.foot}>{footer}</div>}
        </Panel>
      </Motion>
      <ToastOutlet active={open} />
    </dialog>
  )
}

type PanelProps = Required<Pick<DialogProps, 'open' | 'onClose' | 'children'>> & {
  variant: 'modal' | 'drawer'
  wasOpened: boolean
}

/**
 * Fades in, or slides in for the drawer. Controls are in their final place from the first frame, so that no press is
 * lost: only the drawer's sheet slides, behind them. A closed dialog is inert immediately; only its panel animates out.
 * The drawer does so in CSS, which stays smooth while the next page renders.
 */
function Panel({ open, wasOpened, variant, onClose, children }: PanelProps) {
  const drag = useDragControls()
  const isTouched = useRef(false)

  if (variant === 'modal') {
    return (
      <m.div
        className={styles.panel}
        initial={false}
        {...(wasOpened && { animate: { opacity: open ? [0, 1] : 0 } })}
        transition={open ? OPENING : CLOSING}
      >
        {children}
      </m.div>
    )
  }

  function press(event: PointerEvent) {
    isTouched.current = event.pointerType === 'touch'
  }

  // On the first move: starting on touch would delay the response to every tap.
  function startDrag(event: PointerEvent) {
    if (isTouched.current) drag.start(event)
    isTouched.current = false
  }

  function closeIfThrown(_event: unknown, { offset, velocity }: PanInfo) {
    if (offset.x > FAR_ENOUGH || velocity.x > FAST_ENOUGH) onClose()
  }

  return (
    <m.div
      className={styles.drawer}
      drag="x"
      dragControls={drag}
      dragListener={false}
      dragDirectionLock
      // It follows the finger to the right only, and springs back when released.
      dragConstraints={{ left: 0, right: 0 }}
      dragElastic={{ left: 0, right: 1 }}
      onPointerDown={press}
      onPointerMove={startDrag}
      onDragEnd={closeIfThrown}
    >
      <m.div
        className={styles.sheet}
        initial={false}
        {...(wasOpened && { animate: { x: open ? ['100%', '0%'] : '0%' } })}
        transition={OPENING}
      />
      <m.div
        className={styles.panel}
        initial={false}
        {...(wasOpened && { animate: { opacity: open ? [0, 1] : 1 } })}
        transition={OPENING}
      >
        {children}
      </m.div>
    </m.div>
  )
}

/** Renders the content when first opened and keeps it, so that the exit animation has content. */
function useWasEver(open: boolean): boolean {
  const [ever, setEver] = useState(open)
  if (open && !ever) setEver(true)
  return ever || open
}

/** Only a press that starts and ends on the backdrop closes: selecting text across the edge must not. */
function useOutsidePress(onClose: () => void) {
  const startedOutside = useRef(false)
  return {
    onPointerDown(event: MouseEvent<HTMLDialogElement>) {
      startedOutside.current = event.target === event.currentTarget
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (startedOutside.current && event.target === event.currentTarget) onClose()
      startedOutside.current = false
    },
  }
}

/**
 * base.css reserves this width while a dialog prevents scrolling, so that nothing shifts. With overlay scroll bars, as
 * on phones, nothing is set, because changing the property would restyle the whole page.
 */
function measureScrollBar() {
  if (document.querySelector('dialog[open]')) return
  const { documentElement: root } = document
  const width = window.innerWidth - root.clientWidth
  if (width > 0) root.style.setProperty('--scroll-bar', `${width}px`)
  else root.style.removeProperty('--scroll-bar')
}

import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Dialog } from '@/components/Dialog'
import { Icon } from '@/components/Icon'
import { ThemeToggle } from '@/components/ThemeToggle'
import { labels } from '@/content/labels'
import { useActed } from '@/hooks/firstAct'
import { latePart, useLatePart } from '@/hooks/useLatePart'
import styles from './Drawer.module.css'

const DESKTOP = '(min-width: 900px)'
const ID = 'drawer'

export const drawerContent = latePart(async () => (await import('./DrawerContent')).DrawerContent)

export type DrawerProps = { onLogout: () => void }

/** The menu of small screens. */
export function Drawer({ onLogout }: DrawerProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => setIsOpen(false), [])
  useCloseWhenMoved(close)
  // With the first act, so that it is there when somebody presses the button.
  const Content = useLatePart(drawerContent, useActed(), isOpen)

  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-label={labels.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={ID}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="menu" />
      </button>
      <Dialog
        id={ID}
        variant="drawer"
        title={labels.drawer}
        open={isOpen}
        onClose={close}
        footer={<LabelledThemeToggle />}
      >
        {Content && <Content onChoose={close} onLogout={onLogout} />}
      </Dialog>
    </>
  )
}

/** A press on the words counts for the button inside. */
function LabelledThemeToggle() {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the toggle's button.
    <label className={styles.theme}>
      {labels.switchTheme}
      <ThemeToggle />
    </label>
  )
}

/** Back, Forward and a window made wide leave no open drawer behind. */
function useCloseWhenMoved(close: () => void) {
  const { pathname } = useLocation()

  // With the new page, not after it: other effects wait for the cross-fade, and would close a drawer opened meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what this waits for.
  useLayoutEffect(close, [close, pathname])

  useEffect(() => {
    const desktop = window.matchMedia(DESKTOP)
    desktop.addEventListener('change', close)
    return () => desktop.removeEventListener('change', close)
  }, [close])
}

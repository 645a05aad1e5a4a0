import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Dialog } from '@/components/Dialog'
import { Icon } from '@/components/Icon'
import { ThemeToggle } from '@/components/ThemeToggle'
import { labels } from '@/content/labels'
import { drawerLinks } from '@/content/navigation'
import { Audience } from './Audience'
import styles from './Drawer.module.css'
import { DrawerGuest, DrawerMember } from './DrawerSections'
import { DrawerConfluence, DrawerCourse } from './DrawerStreams'
import { SiteLink } from './SiteLink'

const DESKTOP = '(min-width: 900px)'
const ID = 'drawer'

export type DrawerProps = { onLogout: () => void }

/** The menu of small screens: the links ride on the three streams, which join above what is for members. */
export function Drawer({ onLogout }: DrawerProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => setIsOpen(false), [])
  useCloseWhenMoved(close)

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
        <div className={styles.drawer}>
          <nav aria-label={labels.mainNavigation} className={styles.course}>
            <DrawerCourse />
            <ul>
              {drawerLinks.map(({ label, path, audience }) => (
                <Audience key={label} of={audience} as="li">
                  <SiteLink to={path} className={styles.link} onClick={close}>
                    {label}
                  </SiteLink>
                </Audience>
              ))}
            </ul>
            <DrawerConfluence />
          </nav>
          <DrawerGuest onChoose={close} />
          <DrawerMember onChoose={close} onLogout={onLogout} />
        </div>
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

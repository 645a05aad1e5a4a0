import { site } from 'virtual:content/site'
import { frameWords } from 'virtual:words/frame'
import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { PhoneLink } from '@/components/ContactLink'
import { DialogFrame, invoke, measureScrollBar } from '@/components/Dialog'
import { IconButton } from '@/components/IconButton'
import { SiteLink } from '@/components/SiteLink'
import { ThemeToggle } from '@/components/ThemeToggle'
import { Audience } from './Audience'
import styles from './Drawer.module.css'
import { DrawerGuest, DrawerMember } from './DrawerSections'
import { drawerLinks } from './navigation'

const ID = 'drawer'

/**
 * The menu on small screens, beside the phone number. The browser opens it, so that it answers before the app has
 * loaded. The links sit on the three ribbons, which join above the section for signed-in users.
 */
export function Drawer() {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  useCloseWhenMoved(dialog)

  function open() {
    measureScrollBar()
    if (!knowsCommands()) dialog.current?.showModal()
  }

  return (
    <>
      {site.contact.phone && (
        <PhoneLink number={site.contact.phone} className={`${styles.call} centred label screen-only`}>
          {frameWords.call}
        </PhoneLink>
      )}
      <IconButton
        {...invoke('show-modal', ID)}
        icon="menu"
        label={frameWords.openMenu}
        className={`${styles.opener} script-only`}
        aria-haspopup="dialog"
        onClick={open}
      />
      <DialogFrame
        ref={dialog}
        variant="drawer"
        id={ID}
        title={frameWords.menu}
        onDismiss={close}
        footer={
          // A label, so that clicking the text also toggles the theme.
          // biome-ignore lint/a11y/noLabelWithoutControl: the control is the toggle's button.
          <label className={styles.theme}>
            {frameWords.switchTheme}
            <ThemeToggle />
          </label>
        }
      >
        <div className={styles.drawer}>
          <nav aria-label={frameWords.mainNavigation} className={styles.links}>
            <DrawerCourse />
            <ul className="ruled">
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
          {__HAS_ACCOUNTS__ && <DrawerGuest onLeave={close} />}
          {__HAS_ACCOUNTS__ && <DrawerMember onLeave={close} />}
        </div>
      </DialogFrame>
    </>
  )
}

/** Browsers without invoker commands are supported, too. */
function knowsCommands(): boolean {
  return 'command' in HTMLButtonElement.prototype
}

/** Closes the drawer when the page changes. */
function useCloseWhenMoved(dialog: { current: HTMLDialogElement | null }) {
  const { pathname } = useLocation()
  const shown = useRef(pathname)

  // A layout effect, because a modal dialog prevents focusing the new page's heading.
  useLayoutEffect(() => {
    if (shown.current !== pathname) dialog.current?.close()
    shown.current = pathname
  }, [dialog, pathname])
}

/** The ribbons enter from the page and turn down along the links. */
function DrawerCourse() {
  return (
    <svg className="ribbons" viewBox="0 0 64 40" width="64" height="40" strokeWidth="6" aria-hidden="true">
      <path data-practice="1" d="M2000 3H31A28 28 0 0 0 3 31V41" />
      <path data-practice="2" d="M2000 11H31A20 20 0 0 0 11 31V41" />
      <path data-practice="3" d="M2000 19H31A12 12 0 0 0 19 31V41" />
    </svg>
  )
}

/** The three ribbons become one, as in the logo, and continue into the section below. */
function DrawerConfluence() {
  return (
    <svg className="ribbons" viewBox="0 0 22 48" width="22" height="48" strokeWidth="6" aria-hidden="true">
      <path data-practice="1" d="M3 -1V12A8 8 0 0 0 11 20" />
      <path data-practice="3" d="M19 -1V12A8 8 0 0 1 11 20" />
      <path data-practice="2" d="M11 -1V19" />
      <path d="M11 17V4000" />
    </svg>
  )
}

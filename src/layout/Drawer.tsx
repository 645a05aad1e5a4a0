import { site } from 'virtual:content/site'
import { frameWords } from 'virtual:words/frame'
import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useAuth } from '@/auth/useAuth'
import { PhoneLink } from '@/components/ContactLink'
import { DialogFrame, invoke, measureScrollBar } from '@/components/Dialog'
import { Icon } from '@/components/Icon'
import { IconButton } from '@/components/IconButton'
import { SiteLink } from '@/components/SiteLink'
import { useSearchAddress } from '@/components/search/useSearchAddress'
import { ThemeToggle } from '@/components/ThemeToggle'
import { Audience } from './Audience'
import styles from './Drawer.module.css'
import { DrawerBegin, DrawerConfluence, DrawerLines } from './DrawerRibbons'
import { DrawerGuest, DrawerMember } from './DrawerSections'
import { LateCode } from './LateCode'
import { drawerLinks } from './navigation'
import { DrawerWays } from './Ways'

const ID = 'drawer'

/**
 * The menu on small screens, beside the phone number. The browser opens it, so that it answers before the app has
 * loaded. The links sit on the ribbons, which join above the section for signed-in users.
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
      {__HAS_BAG__ && <BagInBar />}
      {!site.contact.urgent && (
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
          {__HAS_SEARCH__ && <DrawerSearch onLeave={close} />}
          {__HAS_WAYS__ && <DrawerWays onLeave={close} />}
          <nav aria-label={frameWords.mainNavigation} className={styles.links}>
            <DrawerBegin />
            <div className={styles.list}>
              <DrawerLines />
              <ul className="ruled">
                {drawerLinks.map(({ label, path, audience }) => (
                  <Audience key={label} of={audience} as="li">
                    <SiteLink to={path} className={styles.link} onClick={close}>
                      {label}
                    </SiteLink>
                  </Audience>
                ))}
              </ul>
            </div>
            <DrawerConfluence />
          </nav>
          {__HAS_ACCOUNTS__ && <DrawerGuest onLeave={close} />}
          {__HAS_ACCOUNTS__ && <DrawerMember onLeave={close} />}
        </div>
      </DialogFrame>
    </>
  )
}

const loadCount = async () => (await import('@/auth/signedIn/BagCount')).BagCount

function BagInBar() {
  const { status } = useAuth()
  if (status !== 'in') return null
  return (
    <div className={`${styles.bag} row`}>
      <LateCode load={loadCount} props={{}} />
    </div>
  )
}

function DrawerSearch({ onLeave }: { onLeave: () => void }) {
  const { open } = useSearchAddress()
  function leaveToSearch() {
    onLeave()
    open()
  }
  return (
    <button
      type="button"
      className={`${styles.search} script-only`}
      aria-haspopup="dialog"
      onClick={leaveToSearch}
    >
      <Icon name="search" />
      {frameWords.search}
    </button>
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

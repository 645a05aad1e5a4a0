import { navigationWords } from 'virtual:words/navigation'
import { type RefObject, useEffect } from 'react'
import { BagButton } from '@/auth/BagButton'
import { useAuth } from '@/auth/useAuth'
import { AddressText } from '@/components/ContactLink'
import { SiteLink } from '@/components/SiteLink'
import { Skeleton, SkeletonGroup } from '@/components/Skeleton'
import type { SessionUser } from '@/data/auth'
import { paths } from '@/paths'
import styles from './UserMenuPanel.module.css'

type UserMenuPanelProps = {
  id: string
  /** Null until the sign-in service has answered. Logout does not wait for it. */
  user: SessionUser | null
  /** The element around the panel and the button that opens it. */
  menu: RefObject<HTMLElement | null>
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

export function UserMenuPanel({ id, user, menu, isOpen, setOpen }: UserMenuPanelProps) {
  const { signOut } = useAuth()
  useCloseMenu({ element: menu, isOpen, setOpen })

  /** The entries disappear, so the focus moves to the menu's button. My Bag returns it there when it closes. */
  function close() {
    setOpen(false)
    menu.current?.querySelector('button')?.focus()
  }

  return (
    <div id={id} className={styles.panel} inert={!isOpen}>
      {user ? (
        <p className={styles.person}>
          {user.name && <strong>{user.name}</strong>}
          <AddressText text={user.email} />
        </p>
      ) : (
        <SkeletonGroup className={styles.person}>
          <Skeleton length="long" />
          <Skeleton />
        </SkeletonGroup>
      )}
      <ul className="ruled">
        {__HAS_BAG__ && (
          <li>
            <BagButton className={styles.entry} onPress={close} />
          </li>
        )}
        <li>
          <SiteLink to={paths.services} className={styles.entry} onClick={close}>
            {navigationWords.services}
          </SiteLink>
        </li>
        <li>
          <SiteLink to={paths.account} className={styles.entry} onClick={close}>
            {navigationWords.account}
          </SiteLink>
        </li>
        <li>
          <button type="button" className={styles.entry} onClick={signOut}>
            {navigationWords.logout}
          </button>
        </li>
      </ul>
    </div>
  )
}

type Menu = { element: RefObject<HTMLElement | null>; isOpen: boolean; setOpen: (isOpen: boolean) => void }

/**
 * Closes a menu on Escape, on a press outside and when the focus leaves it. The first button in the menu is the one that
 * opens it.
 */
function useCloseMenu({ element, isOpen, setOpen }: Menu) {
  useEffect(() => {
    const menu = element.current
    if (!isOpen || !menu) return
    const listening = new AbortController()
    const { signal } = listening
    function closeOutside(target: EventTarget | null) {
      if (target instanceof Node && !menu?.contains(target)) setOpen(false)
    }
    function closeOnEscape({ key }: KeyboardEvent) {
      if (key !== 'Escape') return
      setOpen(false)
      menu?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', ({ target }) => closeOutside(target), { signal })
    menu.addEventListener('focusout', ({ relatedTarget }) => closeOutside(relatedTarget), { signal })
    menu.addEventListener('keydown', closeOnEscape, { signal })
    return () => listening.abort()
  }, [element, isOpen, setOpen])
}

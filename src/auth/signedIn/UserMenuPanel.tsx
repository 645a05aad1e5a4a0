import { navigationWords } from 'virtual:words/navigation'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useBag } from '@/auth/BagContext'
import { EmailAddress } from '@/components/ContactLink'
import { SiteLink } from '@/components/SiteLink'
import type { SessionUser } from '@/data/auth'
import { paths } from '@/paths'
import styles from './UserMenuPanel.module.css'

export type UserMenuPanelProps = {
  id: string
  user: SessionUser
  /** The element around the panel and the button that opens it. */
  menu: RefObject<HTMLElement | null>
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  onLogout: () => void
}

export function UserMenuPanel({ id, user, menu, isOpen, setOpen, onLogout }: UserMenuPanelProps) {
  const bag = useBag()
  useMenuKeys({ element: menu, isOpen, setOpen })

  /** The entries disappear, so the focus moves to the menu's button. My Bag returns it there when it closes. */
  function close() {
    setOpen(false)
    menu.current?.querySelector('button')?.focus()
  }

  function openBag() {
    close()
    bag.open()
  }

  return (
    <div id={id} className={styles.panel} inert={!isOpen}>
      <p className={styles.person}>
        {user.name && <strong>{user.name}</strong>}
        <span>
          <EmailAddress address={user.email} />
        </span>
      </p>
      <ul className={styles.entries}>
        <li>
          <button type="button" className={styles.entry} onClick={openBag}>
            {navigationWords.bag}
          </button>
        </li>
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
          <button type="button" className={styles.entry} onClick={onLogout}>
            {navigationWords.logout}
          </button>
        </li>
      </ul>
    </div>
  )
}

type Menu = { element: RefObject<HTMLElement | null>; isOpen: boolean; setOpen: (isOpen: boolean) => void }

/**
 * Closes a menu on Escape, on a press outside and when the focus leaves it. Arrow keys open it and move through it. The
 * first button in the menu is the one that opens it.
 */
function useMenuKeys({ element, isOpen, setOpen }: Menu) {
  const handleKeys = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      setOpen(false)
      element.current?.querySelector('button')?.focus()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) setOpen(true)
      else moveFocus(element.current, event.key === 'ArrowDown' ? 1 : -1)
    }
  })
  const closeOutside = useEffectEvent((target: EventTarget | null) => {
    if (isOpen && target instanceof Node && !element.current?.contains(target)) setOpen(false)
  })

  useEffect(() => {
    const menu = element.current
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('pointerdown', ({ target }) => closeOutside(target), { signal })
    menu?.addEventListener('keydown', (event) => handleKeys(event), { signal })
    menu?.addEventListener('focusout', ({ relatedTarget }) => closeOutside(relatedTarget), { signal })
    return () => listening.abort()
  }, [element])
}

/** Moves between the button and the entries, in a circle. */
function moveFocus(menu: HTMLElement | null, step: 1 | -1) {
  const stops = [...(menu?.querySelectorAll<HTMLElement>('button, a') ?? [])]
  const current = stops.findIndex((stop) => stop.matches(':focus'))
  stops[(current + step + stops.length) % stops.length]?.focus()
}

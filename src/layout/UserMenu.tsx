import { AnimatePresence, useIsPresent } from 'framer-motion'
import * as m from 'framer-motion/m'
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Icon } from '@/components/Icon'
import { Motion } from '@/components/Motion'
import { labels } from '@/content/labels'
import { userMenu } from '@/content/navigation'
import type { SessionUser } from '@/data/session'
import { useBag } from './BagContext'
import { SiteLink } from './SiteLink'
import styles from './UserMenu.module.css'

export type UserMenuProps = { user: SessionUser; onLogout: () => void }

/** A disclosure, not an ARIA menu: its entries are a link and two buttons, and Tab walks through them. */
export function UserMenu({ user, onLogout }: UserMenuProps) {
  const id = useId()
  const bag = useBag()
  const [isOpen, setIsOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setIsOpen(false)

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.current?.contains(target)) setIsOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])

  function closeWhenFocusLeaves({ relatedTarget }: FocusEvent) {
    if (relatedTarget && !menu.current?.contains(relatedTarget)) close()
  }

  function followKeys(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      close()
      button.current?.focus()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) setIsOpen(true)
      else moveFocus(menu.current, event.key === 'ArrowDown' ? 1 : -1)
    }
  }

  function openBag() {
    close()
    // The dialog gives the focus back to where it was when it opened: that must still be there.
    button.current?.focus()
    bag.open()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what its own button and entries let through.
    <div ref={menu} className={styles.menu} onBlur={closeWhenFocusLeaves} onKeyDown={followKeys}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.initial} aria-hidden="true">
          {initialOf(user)}
        </span>
        <span className="visually-hidden">{labels.userMenu}</span>
        <Icon name="chevron" />
      </button>
      <Motion>
        <AnimatePresence>
          {isOpen && (
            <Panel id={`${id}-list`}>
              <p className={styles.person}>
                {user.name && <strong>{user.name}</strong>}
                <span>{user.email}</span>
              </p>
              <ul>
                <li>
                  <button type="button" className={styles.entry} onClick={openBag}>
                    {userMenu.bag}
                  </button>
                </li>
                <li>
                  <SiteLink to={userMenu.services.path} className={styles.entry} onClick={close}>
                    {userMenu.services.label}
                  </SiteLink>
                </li>
                <li>
                  <SiteLink to={userMenu.account.path} className={styles.entry} onClick={close}>
                    {userMenu.account.label}
                  </SiteLink>
                </li>
                <li>
                  <button type="button" className={styles.entry} onClick={onLogout}>
                    {userMenu.logout}
                  </button>
                </li>
              </ul>
            </Panel>
          )}
        </AnimatePresence>
      </Motion>
    </div>
  )
}

/** Fades in and out. A closed menu is out of reach at once. */
function Panel({ id, children }: { id: string; children: ReactNode }) {
  const isPresent = useIsPresent()
  return (
    <m.div
      id={id}
      className={styles.panel}
      inert={!isPresent}
      aria-hidden={!isPresent || undefined}
      animate={{ opacity: [0, 1] }}
      exit={{ opacity: 0 }}
      transition={{ duration: 0.16, ease: 'easeOut' }}
    >
      {children}
    </m.div>
  )
}

function initialOf({ name, email }: SessionUser): string {
  return ([...(name || email)][0] ?? '').toUpperCase()
}

/** From the button down into the list and round again, as people try it in any menu. */
function moveFocus(menu: HTMLElement | null, step: 1 | -1) {
  const stops = [...(menu?.querySelectorAll<HTMLElement>(':not([inert] *):is(button, a)') ?? [])]
  const here = stops.findIndex((stop) => stop.matches(':focus'))
  stops[(here + step + stops.length) % stops.length]?.focus()
}

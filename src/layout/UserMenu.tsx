import { frameWords } from 'virtual:words/frame'
import { useId, useRef, useState } from 'react'
import { useAuth } from '@/auth/useAuth'
import { Icon } from '@/components/Icon'
import type { SessionUser } from '@/data/auth'
import { useResume } from '@/hooks/useResume'
import { LateCode } from './LateCode'
import styles from './UserMenu.module.css'

const loadPanel = async () => (await import('@/auth/signedIn/UserMenuPanel')).UserMenuPanel

/**
 * A disclosure, not an ARIA menu: it contains links and buttons, and Tab moves through them. The button is there from
 * the start and is never replaced, because a visitor may be pressing it; only the panel waits for its code.
 */
export function UserMenu() {
  const id = useId()
  const { user } = useAuth()
  const [isOpen, setOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  useResume('user menu', isOpen, () => setOpen(true))

  return (
    <div ref={menu} className={styles.menu}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {user && (
          <span className={styles.initial} aria-hidden="true">
            {initialOf(user)}
          </span>
        )}
        <span className="visually-hidden">{frameWords.userMenu}</span>
        <Icon name={user ? 'chevron' : 'user'} />
      </button>
      {/* Without a user, it waits for a press: guests have the button in their HTML, too. */}
      {(user || isOpen) && (
        <LateCode
          load={loadPanel}
          props={{ id, user, menu, isOpen, setOpen }}
          isAwaited={isOpen}
          onFail={() => setOpen(false)}
        />
      )}
    </div>
  )
}

function initialOf({ name, email }: SessionUser): string {
  return [...(name || email)][0] ?? ''
}

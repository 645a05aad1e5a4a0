import { useId, useRef, useState } from 'react'
import { useAuth } from '@/auth/useAuth'
import { Icon } from '@/components/Icon'
import { labels } from '@/content/labels'
import { chunkMessages } from '@/content/messages'
import type { SessionUser } from '@/data/auth'
import { notify } from '@/hooks/notify'
import { useChunk, useChunkWait } from '@/hooks/useChunk'
import styles from './UserMenu.module.css'

export type UserMenuProps = { onLogout: () => void }

/**
 * A disclosure, not an ARIA menu: it contains links and buttons, and Tab moves through them. The button is there from
 * the start and is never replaced, because a visitor may be pressing it; only the panel waits for its code.
 */
export function UserMenu({ onLogout }: UserMenuProps) {
  const id = useId()
  const auth = useAuth()
  const [isOpen, setOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const user = auth.status === 'in' ? auth.user : null
  const code = useChunk(
    'the user menu',
    () => import('@/auth/signedIn/UserMenuPanel'),
    isOpen || user !== null,
  )
  const features = code.data
  const isWaiting = isOpen && !(features && user)

  useChunkWait(code, isWaiting, () => {
    setOpen(false)
    notify.error(chunkMessages.explanations.error, { id: 'user-menu' })
  })

  return (
    <div ref={menu} className={styles.menu}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-busy={isWaiting || undefined}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {user && (
          <span className={styles.initial} aria-hidden="true">
            {initialOf(user)}
          </span>
        )}
        <span className="visually-hidden">{labels.userMenu}</span>
        <Icon name={user ? 'chevron' : 'user'} />
      </button>
      {features && user && (
        <features.UserMenuPanel
          id={id}
          user={user}
          menu={menu}
          isOpen={isOpen}
          setOpen={setOpen}
          onLogout={onLogout}
        />
      )}
    </div>
  )
}

function initialOf({ name, email }: SessionUser): string {
  return ([...(name || email)][0] ?? '').toUpperCase()
}

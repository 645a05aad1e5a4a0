import { useAuth } from '@/auth/useAuth'
import { ButtonLink } from '@/components/Button'
import { signInLink } from '@/content/navigation'
import styles from './Account.module.css'
import { Audience } from './Audience'
import { UserMenu, UserMenuPlaceholder } from './UserMenu'

export type AccountProps = { onLogout: () => void }

/** The right end of the top bar: SignIn for guests, the menu for members, and its place while that is open. */
export function Account({ onLogout }: AccountProps) {
  const auth = useAuth()
  return (
    <div className={styles.account}>
      <Audience of="guest">
        <ButtonLink to={signInLink.path} className={styles.signIn}>
          {signInLink.label}
        </ButtonLink>
      </Audience>
      <Audience of="member">
        {auth.status === 'in' ? <UserMenu user={auth.user} onLogout={onLogout} /> : <UserMenuPlaceholder />}
      </Audience>
    </div>
  )
}

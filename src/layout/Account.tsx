import { useAuth } from '@/auth/useAuth'
import { ButtonLink } from '@/components/Button'
import { signInLink } from '@/content/navigation'
import { useLazyModule } from '@/hooks/useLazyModule'
import { lazyModule } from '@/lib/lazyModule'
import styles from './Account.module.css'
import { Audience } from './Audience'
import { UserMenuPlaceholder } from './UserMenuPlaceholder'

export const userMenuPart = lazyModule(async () => (await import('./UserMenu')).UserMenu)

export type AccountProps = { onLogout: () => void }

/** The right end of the top bar: SignIn for guests, the menu for members, and its place while that is open. */
export function Account({ onLogout }: AccountProps) {
  const auth = useAuth()
  const Menu = useLazyModule(userMenuPart, { wanted: auth.status === 'in' })
  return (
    <div className={styles.account}>
      <Audience of="guest">
        <ButtonLink to={signInLink.path} className={styles.signIn}>
          {signInLink.label}
        </ButtonLink>
      </Audience>
      <Audience of="member">
        {Menu && auth.status === 'in' ? (
          <Menu user={auth.user} onLogout={onLogout} />
        ) : (
          <UserMenuPlaceholder />
        )}
      </Audience>
    </div>
  )
}

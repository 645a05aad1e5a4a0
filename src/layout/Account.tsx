import { ButtonLink } from '@/components/Button'
import { signInLink } from '@/content/navigation'
import styles from './Account.module.css'
import { Audience } from './Audience'
import { UserMenu } from './UserMenu'

export type AccountProps = { onLogout: () => void }

/** The right end of the top bar: SignIn for guests, the user menu for signed-in users. */
export function Account({ onLogout }: AccountProps) {
  return (
    <div className={styles.account}>
      <Audience of="guest">
        <ButtonLink to={signInLink.path} variant="quiet" className={styles.signIn}>
          {signInLink.label}
        </ButtonLink>
      </Audience>
      <Audience of="member">
        <UserMenu onLogout={onLogout} />
      </Audience>
    </div>
  )
}

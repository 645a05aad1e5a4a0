import { frameWords } from 'virtual:words/frame'
import { navigationWords } from 'virtual:words/navigation'
import { BagButton } from '@/auth/BagButton'
import { useSignInLink } from '@/auth/returnAddress'
import { useAuth } from '@/auth/useAuth'
import { Button, ButtonLink } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { SiteLink } from '@/components/SiteLink'
import { paths } from '@/paths'
import { Audience } from './Audience'
import styles from './DrawerSections.module.css'
import { drawerGuestLinks } from './navigation'

export function DrawerGuest({ onLeave }: { onLeave: () => void }) {
  const signInLink = useSignInLink()
  return (
    <Audience of="guest" as="section" className={styles.section}>
      <h3 className={styles.heading}>{navigationWords.guestHeading}</h3>
      {drawerGuestLinks.map(({ label, path }) => (
        <SiteLink key={path} to={path} className={styles.entry} onClick={onLeave}>
          {label}
          <Icon name="arrow" />
        </SiteLink>
      ))}
      <div className={styles.buttons}>
        <ButtonLink {...signInLink(paths.login)} className={styles.first} onClick={onLeave}>
          {navigationWords.signIn}
        </ButtonLink>
        <ButtonLink {...signInLink(paths.signup)} className={styles.second} variant="line" onClick={onLeave}>
          {navigationWords.signUp}
        </ButtonLink>
      </div>
    </Audience>
  )
}

export function DrawerMember({ onLeave }: { onLeave: () => void }) {
  const { user, signOut } = useAuth()

  return (
    <Audience of="member" as="section" className={styles.section}>
      <h3 className={styles.heading}>{user?.name || frameWords.userMenu}</h3>
      {__HAS_BAG__ && (
        <BagButton className={styles.entry} onPress={onLeave}>
          <Icon name="bag" />
        </BagButton>
      )}
      <div className={styles.buttons}>
        <ButtonLink to={paths.account} className={styles.first} onClick={onLeave}>
          {navigationWords.account}
        </ButtonLink>
        <Button className={styles.second} variant="line" onClick={signOut}>
          {navigationWords.logout}
        </Button>
      </div>
    </Audience>
  )
}

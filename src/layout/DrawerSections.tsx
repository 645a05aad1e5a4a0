import { useBag } from '@/auth/BagContext'
import { useAuth } from '@/auth/useAuth'
import { Button, ButtonLink } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { SiteLink } from '@/components/SiteLink'
import { labels } from '@/content/labels'
import { drawerGuestSection, userMenu } from '@/content/navigation'
import { Audience } from './Audience'
import styles from './DrawerSections.module.css'

export type DrawerGuestProps = { onLeave: () => void }

export function DrawerGuest({ onLeave }: DrawerGuestProps) {
  const { heading, links, signIn, signUp } = drawerGuestSection
  return (
    <Audience of="guest" as="section" className={styles.section}>
      <h3 className={styles.heading}>{heading}</h3>
      {links.map(({ label, path }) => (
        <SiteLink key={path} to={path} className={styles.entry} onClick={onLeave}>
          {label}
          <Icon name="arrow" />
        </SiteLink>
      ))}
      <div className={styles.buttons}>
        <ButtonLink to={signIn.path} className={styles.first} onClick={onLeave}>
          {signIn.label}
        </ButtonLink>
        <ButtonLink to={signUp.path} className={styles.second} variant="line" onClick={onLeave}>
          {signUp.label}
        </ButtonLink>
      </div>
    </Audience>
  )
}

export type DrawerMemberProps = { onLeave: () => void; onLogout: () => void }

export function DrawerMember({ onLeave, onLogout }: DrawerMemberProps) {
  const auth = useAuth()
  const bag = useBag()

  function openBag() {
    onLeave()
    bag.open()
  }

  return (
    <Audience of="member" as="section" className={styles.section}>
      <h3 className={styles.heading}>{(auth.status === 'in' && auth.user.name) || labels.userMenu}</h3>
      <button type="button" className={styles.entry} onClick={openBag}>
        {userMenu.bag}
        <Icon name="bag" />
      </button>
      <div className={styles.buttons}>
        <ButtonLink to={userMenu.account.path} className={styles.first} onClick={onLeave}>
          {userMenu.account.label}
        </ButtonLink>
        <Button className={styles.second} variant="line" onClick={onLogout}>
          {userMenu.logout}
        </Button>
      </div>
    </Audience>
  )
}

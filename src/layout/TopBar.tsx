import { frameWords } from 'virtual:words/frame'
import { navigationWords } from 'virtual:words/navigation'
import { useSignInLink } from '@/auth/returnAddress'
import { ButtonLink } from '@/components/Button'
import { Logo } from '@/components/Logo'
import { SiteLink } from '@/components/SiteLink'
import { SearchButton } from '@/components/search/SearchButton'
import { ThemeToggle } from '@/components/ThemeToggle'
import { env, isSampleBrand } from '@/env'
import { useScrolled } from '@/hooks/useScrolled'
import { paths } from '@/paths'
import { Audience } from './Audience'
import { Drawer } from './Drawer'
import { topBarLinks } from './navigation'
import { PageProgress, ScrollProgress } from './Progress'
import styles from './TopBar.module.css'
import { UserMenu } from './UserMenu'
import { BarWays, hasWays } from './Ways'

/** The bar is in place from the first pixel. Only its look changes when the page is scrolled further than this. */
const RAISED_PAST = 200 // px

const BEGIN = 'npm run begin'

export function TopBar() {
  const isRaised = useScrolled(RAISED_PAST)
  return (
    <header className={styles.place}>
      <div className={styles.bar} data-raised={isRaised || undefined}>
        <div className={`frame ${styles.row}`} data-ways={(__HAS_WAYS__ && hasWays()) || undefined}>
          <div className={styles.brand}>
            <SiteLink className="line plain" to={paths.home}>
              <Logo />
            </SiteLink>
            {env.backend.kind === 'local' && (
              <p className={`${styles.badge} muted`} data-sample={isSampleBrand || undefined}>
                {isSampleBrand ? frameWords.sampleBrand({ command: BEGIN }) : frameWords.localData}
              </p>
            )}
          </div>
          <nav aria-label={frameWords.mainNavigation} className={`${styles.nav} screen-only`}>
            <ul className={styles.links}>
              {topBarLinks.map(({ label, path, audience }) => (
                <Audience key={path} of={audience} as="li">
                  <SiteLink to={path} className={styles.link}>
                    <span>{label}</span>
                  </SiteLink>
                </Audience>
              ))}
            </ul>
          </nav>
          <div className={`${styles.tools} screen-only`}>
            {__HAS_SEARCH__ && <SearchButton />}
            <ThemeToggle />
            {__HAS_ACCOUNTS__ && (
              <Audience of="guest" className="row">
                <SignInLink />
              </Audience>
            )}
            {__HAS_ACCOUNTS__ && (
              <Audience of="member" className="row">
                <UserMenu />
              </Audience>
            )}
          </div>
          {__HAS_WAYS__ && <BarWays />}
          <Drawer />
        </div>
        <ScrollProgress />
        <PageProgress />
      </div>
    </header>
  )
}

function SignInLink() {
  const signInLink = useSignInLink()
  return (
    <ButtonLink {...signInLink(paths.login)} variant="quiet" className={styles.signIn}>
      {navigationWords.signIn}
    </ButtonLink>
  )
}

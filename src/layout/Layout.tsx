import type { MouseEvent, ReactNode } from 'react'
import { BagProvider } from '@/auth/BagContext'
import { WaitNotice } from '@/components/LoadingScreen'
import { Toasts } from '@/components/Toasts'
import { labels } from '@/content/labels'
import { Bag } from './Bag'
import { Footer } from './Footer'
import styles from './Layout.module.css'
import { PageNotice } from './PageNotice'
import { RouteAnnouncer } from './RouteAnnouncer'
import { TopBar } from './TopBar'
import { useLogout } from './useLogout'
import { useNavigationScroll } from './useNavigationScroll'

/** Without a navigation, which would clear the state of the page's history entry. */
function skipToMain(event: MouseEvent) {
  const main = document.getElementById('main')
  if (!main) return
  event.preventDefault()
  main.scrollIntoView()
  main.focus({ preventScroll: true })
}

export type LayoutProps = { children: ReactNode }

/** The frame of every page. */
export function Layout({ children }: LayoutProps) {
  const { logout, isWaiting } = useLogout()
  useNavigationScroll()

  return (
    <BagProvider>
      {/* biome-ignore lint/a11y/useValidAnchor: without scripts, it is a link to the content */}
      <a href="#main" className={`${styles.skip} screen-only`} onClick={skipToMain}>
        {labels.skip}
      </a>
      <TopBar onLogout={logout} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <PageNotice />
        {children}
      </main>
      <Footer />
      <RouteAnnouncer />
      <Bag />
      {isWaiting && <WaitNotice />}
      <Toasts />
    </BagProvider>
  )
}

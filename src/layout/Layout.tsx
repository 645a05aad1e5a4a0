import type { ReactNode } from 'react'
import { BagProvider } from '@/auth/BagContext'
import { Toasts } from '@/components/toasts/Toasts'
import { labels } from '@/content/labels'
import { Bag } from './Bag'
import { Footer } from './Footer'
import styles from './Layout.module.css'
import { PageNotice } from './PageNotice'
import { RouteAnnouncer } from './RouteAnnouncer'
import { TopBar } from './TopBar'
import { useLogout } from './useLogout'
import { useNavigationScroll } from './useNavigationScroll'

export type LayoutProps = { children: ReactNode }

/** The frame of every page. */
export function Layout({ children }: LayoutProps) {
  const logout = useLogout()
  useNavigationScroll()

  return (
    <BagProvider>
      <a href="#main" className={styles.skip}>
        {labels.skip}
      </a>
      <TopBar onLogout={logout} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <PageNotice />
        {children}
      </main>
      <div data-late-layout>
        <Footer />
      </div>
      <RouteAnnouncer />
      <Bag />
      <Toasts />
    </BagProvider>
  )
}

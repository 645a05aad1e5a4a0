import { frameWords } from 'virtual:words/frame'
import { Fragment, type MouseEvent, type ReactNode, useRef } from 'react'
import { BagProvider } from '@/auth/BagContext'
import { Toasts } from '@/components/Toasts'
import { Bag } from './Bag'
import { Footer } from './Footer'
import styles from './Layout.module.css'
import { Notices } from './Notices'
import { PageNotice } from './PageNotice'
import { PhoneBar } from './PhoneBar'
import { RouteAnnouncer } from './RouteAnnouncer'
import { Search } from './Search'
import { TopBar } from './TopBar'
import { useFollowLinks } from './useFollowLinks'
import { useNavigationScroll } from './useNavigationScroll'

const BagState = __HAS_BAG__ ? BagProvider : Fragment

/** The frame of every page. */
export function Layout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  useNavigationScroll()

  /** Without a navigation, which would clear the state of the page's history entry. */
  function skipToMain(event: MouseEvent) {
    event.preventDefault()
    main.current?.scrollIntoView()
    main.current?.focus({ preventScroll: true })
  }

  return (
    <BagState>
      {/* biome-ignore lint/a11y/useValidAnchor: without scripts, it is a link to the content */}
      <a href="#main" className={`${styles.skip} screen-only`} onClick={skipToMain}>
        {frameWords.skip}
      </a>
      <TopBar />
      {__HAS_NOTICES__ && <Notices />}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: handles clicks of the links inside, which the keyboard triggers, too */}
      <main ref={main} id="main" tabIndex={-1} className={styles.main} onClick={useFollowLinks()}>
        <PageNotice />
        {children}
      </main>
      <Footer />
      <PhoneBar />
      <RouteAnnouncer />
      {__HAS_BAG__ && <Bag />}
      {__HAS_SEARCH__ && <Search />}
      <Toasts />
    </BagState>
  )
}

import { controlsWords } from 'virtual:words/controls'
import { navigationWords } from 'virtual:words/navigation'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { useAuth } from '@/auth/useAuth'
import { Icon } from '@/components/Icon'
import { IconButton } from '@/components/IconButton'
import { PageLink } from '@/components/SiteLink'
import { pageNotice, withNotice } from '@/hooks/pageNotice'
import { paths } from '@/paths'
import styles from './PageNotice.module.css'

/** At the top of the page, until the visitor dismisses it, reloads the page or leaves. */
export function PageNotice() {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  // The history state survives a reload and Back, which are not the redirect that the notice belongs to.
  const notice = useNavigationType() === NavigationType.Pop ? null : pageNotice(state)
  const { status } = useAuth()

  function dismiss() {
    // The button disappears, so move the focus to the content below it.
    document.querySelector('main')?.focus({ preventScroll: true })
    void navigate({ pathname, search, hash }, { replace: true, state: withNotice(state, undefined) })
  }

  // After sign-out, what concerns the account and names its address is over.
  if (!notice || (notice.leadsToAccount && status === 'out')) return null
  return (
    <div className={`frame ${styles.notice}`}>
      <Icon name="check" className={styles.sign} />
      <p>
        <b>{notice.text}</b> {notice.detail}{' '}
        {notice.leadsToAccount && <PageLink to={paths.account}>{navigationWords.account}</PageLink>}
      </p>
      <IconButton icon="close" label={controlsWords.dismiss} onClick={dismiss} />
    </div>
  )
}

import { controlsWords } from 'virtual:words/controls'
import { frameWords } from 'virtual:words/frame'
import { navigationWords } from 'virtual:words/navigation'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { useAuth } from '@/auth/useAuth'
import { Icon } from '@/components/Icon'
import { IconButton } from '@/components/IconButton'
import { PageLink } from '@/components/SiteLink'
import { usePageState } from '@/hooks/usePageState'
import { paths } from '@/paths'
import styles from './PageNotice.module.css'

/** The notice of the redirect that led here. The history state survives a reload and Back, which are not that redirect. */
export function useNotice(): { text: string; detail?: string } | null {
  const { notice } = usePageState()
  const isRedirect = useNavigationType() !== NavigationType.Pop
  const { user } = useAuth()
  if (!notice || !isRedirect) return null
  if (!notice.verification || notice.verification === 'not needed') return notice
  // After sign-out, what concerns the account and names its address is over.
  if (!user) return null
  const { verificationSent, verificationNotSent } = frameWords
  const tell = notice.verification === 'sent' ? verificationSent : verificationNotSent
  return { text: notice.text, detail: tell({ email: user.email }) }
}

/** At the top of the page, until the visitor dismisses it, reloads the page or leaves. */
export function PageNotice() {
  const { pathname, search, hash } = useLocation()
  const state = usePageState()
  const navigate = useNavigate()
  const notice = useNotice()

  function dismiss() {
    // The button disappears, so move the focus to the content below it.
    document.querySelector('main')?.focus({ preventScroll: true })
    void navigate({ pathname, search, hash }, { replace: true, state: { ...state, notice: undefined } })
  }

  if (!notice) return null
  return (
    <div className={`frame ${styles.notice}`}>
      <Icon name="check" className="success" />
      <p className="wrap-anywhere">
        <b>{notice.text}</b> <span>{notice.detail}</span>{' '}
        {notice.detail && <PageLink to={paths.account}>{navigationWords.account}</PageLink>}
      </p>
      <IconButton icon="close" label={controlsWords.dismiss} onClick={dismiss} />
    </div>
  )
}

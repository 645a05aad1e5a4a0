import { controlsWords } from 'virtual:words/controls'
import { frameWords } from 'virtual:words/frame'
import { navigationWords } from 'virtual:words/navigation'
import { type Ref, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { useAuth } from '@/auth/useAuth'
import { Icon } from '@/components/Icon'
import { IconButton } from '@/components/IconButton'
import { PageLink } from '@/components/SiteLink'
import { usePageState } from '@/hooks/usePageState'
import { paths } from '@/paths'
import styles from './PageNotice.module.css'

/** The notice of the redirect that led here. The history state survives a reload and Back, which are not that redirect. */
export function useNotice(): { text: string; detail?: string; besidePlan?: string | undefined } | null {
  const { notice } = usePageState()
  const isOfRedirect = useIsOfRedirect()
  const { user } = useAuth()
  if (!notice || !isOfRedirect) return null
  if (!notice.verification || notice.verification === 'not needed') return notice
  // After sign-out, what concerns the account and names its address is over.
  if (!user) return null
  const { verificationSent, verificationNotSent } = frameWords
  const tell = notice.verification === 'sent' ? verificationSent : verificationNotSent
  return { ...notice, detail: tell({ email: user.email }) }
}

/** Also after a look into the search, whose own history entry is above that of the redirect. */
function useIsOfRedirect(): boolean {
  const { key } = useLocation()
  const { opensSearch = false } = usePageState()
  const isNew = useNavigationType() !== NavigationType.Pop
  const [entry, setEntry] = useState<string>()
  if (isNew && !opensSearch && entry !== key) setEntry(key)
  return isNew || entry === key
}

type PageNoticeProps = { besidePlan?: string; ref?: Ref<HTMLDivElement> }

/** At the top of the page or beside a plan, until the visitor dismisses it, reloads the page or leaves. */
export function PageNotice({ besidePlan, ref }: PageNoticeProps) {
  const { pathname, search, hash } = useLocation()
  const state = usePageState()
  const navigate = useNavigate()
  const notice = useNotice()

  function dismiss() {
    // The button disappears, so move the focus to the content below it.
    document.querySelector('main')?.focus({ preventScroll: true })
    void navigate({ pathname, search, hash }, { replace: true, state: { ...state, notice: undefined } })
  }

  if (!notice || notice.besidePlan !== besidePlan) return null
  return (
    <div ref={ref} className={besidePlan ? styles.notice : `frame ${styles.notice}`}>
      <Icon name="check" className="success" />
      <p className="wrap-anywhere">
        <b>{notice.text}</b> <span>{notice.detail}</span>{' '}
        {__HAS_ACCOUNTS__ && notice.detail && (
          <PageLink to={paths.account}>{navigationWords.account}</PageLink>
        )}
      </p>
      <IconButton icon="close" label={controlsWords.dismiss} onClick={dismiss} />
    </div>
  )
}

import { controlsWords } from 'virtual:words/controls'
import { frameWords } from 'virtual:words/frame'
import { navigationWords } from 'virtual:words/navigation'
import type { Ref } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAuth } from '@/auth/useAuth'
import { AddressText } from '@/components/ContactLink'
import { Icon } from '@/components/Icon'
import { IconButton } from '@/components/IconButton'
import { PageLink } from '@/components/SiteLink'
import { useArrival } from '@/hooks/useArrival'
import { usePageState } from '@/hooks/usePageState'
import { paths } from '@/paths'
import styles from './PageNotice.module.css'

/** The notice of the redirect that led here. The history state survives a reload and Back, which are not that redirect. */
export function useNotice(): { text: string; detail?: string; besidePlan?: string | undefined } | null {
  const { notice, opensSearch } = usePageState()
  const { key } = useLocation()
  const arrival = useArrival()
  const { user } = useAuth()
  const isOfRedirect = arrival !== undefined && (arrival === key || opensSearch)
  if (!notice || !isOfRedirect) return null
  if (!notice.verification || notice.verification === 'not needed') return notice
  // After sign-out, what concerns the account and names its address is over.
  if (!user) return null
  const { verificationSent, verificationNotSent } = frameWords
  const tell = notice.verification === 'sent' ? verificationSent : verificationNotSent
  return { ...notice, detail: tell({ email: user.email }) }
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
        <b>{notice.text}</b> {notice.detail && <AddressText text={notice.detail} />}{' '}
        {__HAS_ACCOUNTS__ && notice.detail && (
          <PageLink to={paths.account}>{navigationWords.account}</PageLink>
        )}
      </p>
      <IconButton icon="close" label={controlsWords.dismiss} onClick={dismiss} />
    </div>
  )
}

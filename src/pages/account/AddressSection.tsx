import { accountWords } from 'virtual:words/account'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refreshAccount } from '@/auth/accountGone'
import { authErrorText } from '@/auth/authErrorText'
import { callAuth } from '@/auth/callAuth'
import { Button } from '@/components/Button'
import { AddressText } from '@/components/ContactLink'
import { FormAlert } from '@/components/form/FormAlert'
import { Icon } from '@/components/Icon'
import type { SessionUser } from '@/data/auth'
import { usePageVisible } from '@/hooks/usePageVisible'
import { REPEAT_PAUSE_MS, usePause } from '@/hooks/usePause'
import { AccountSection } from './AccountSection'
import styles from './AccountSection.module.css'

/** Each new e-mail invalidates the previous link, and delivery takes time. */
const RESEND_PAUSE_MS = 60_000

export function AddressSection({ user }: { user: SessionUser }) {
  const { email, emailVerified } = user
  useFreshState(emailVerified)
  return (
    <AccountSection heading={accountWords.email}>
      <p className="wrap-anywhere">
        <AddressText text={email} />
      </p>
      {emailVerified ? (
        <p className={`${styles.state} success`}>
          <Icon name="check" /> {accountWords.verified}
        </p>
      ) : (
        <>
          <p className={`${styles.state} danger`}>
            <Icon name="alert" /> {accountWords.unverified}
          </p>
          <p className="muted">{accountWords.unverifiedHint}</p>
          <Resend />
        </>
      )}
    </AccountSection>
  )
}

function Resend() {
  const pause = usePause()
  const { error, isSuccess, isPending, mutate } = useMutation({
    mutationKey: ['send the verification'],
    mutationFn: () => callAuth(({ sendVerification }) => sendVerification()),
    onError: () => pause.start(REPEAT_PAUSE_MS),
  })

  function send() {
    if (pause.isRunning()) return
    pause.start(RESEND_PAUSE_MS)
    mutate()
  }

  return (
    <>
      <Button
        variant="line"
        busy={isPending}
        busyLabel={accountWords.sending}
        aria-disabled={pause.isShown}
        onClick={send}
      >
        {pause.isShown ? accountWords.sendAgainSoon : accountWords.sendAgain}
      </Button>
      <FormAlert>{error && authErrorText(error)}</FormAlert>
      <p role="status">{isSuccess && accountWords.verificationSent}</p>
    </>
  )
}

/** The link opens in another window or on another device, so check again when this page becomes visible. */
function useFreshState(isVerified: boolean) {
  const isVisible = usePageVisible()
  useEffect(() => {
    if (!isVerified && isVisible) void refreshAccount()
  }, [isVerified, isVisible])
}

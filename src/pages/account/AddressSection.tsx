import { useEffect, useState } from 'react'
import { authErrorText } from '@/auth/authErrorText'
import { callAuth } from '@/auth/callAuth'
import { Button } from '@/components/Button'
import { FormAlert } from '@/components/form/FormAlert'
import { Icon } from '@/components/Icon'
import { accountMessages, accountForm as copy } from '@/content/account'
import type { SessionUser } from '@/data/session'
import { useSubmitOnce } from '@/hooks/useSubmitOnce'
import { AccountSection } from './AccountSection'
import styles from './account.module.css'

/** Each new e-mail invalidates the previous link, and delivery takes time. */
const RESEND_PAUSE_MS = 60_000

const TOO_MANY = 'auth/too-many-requests'

export function AddressSection({ user }: { user: SessionUser }) {
  const { email, emailVerified } = user
  useFreshState(emailVerified)
  return (
    <AccountSection heading={copy.email}>
      <p className={styles.address}>{email}</p>
      {emailVerified ? (
        <p className={`${styles.state} ${styles.confirmed}`}>
          <Icon name="check" /> {copy.verified}
        </p>
      ) : (
        <>
          <p className={`${styles.state} ${styles.unconfirmed}`}>
            <Icon name="alert" /> {copy.unverified}
          </p>
          <p className="muted">{copy.unverifiedHint}</p>
          <Resend />
        </>
      )}
    </AccountSection>
  )
}

function Resend() {
  const act = useSubmitOnce(RESEND_PAUSE_MS)
  const [answer, setAnswer] = useState<{ sent?: string; failed?: string }>({})

  function send() {
    void act.run(async () => {
      setAnswer({})
      const answered = await callAuth(({ sendVerification }) => sendVerification())
      if (answered.ok) return setAnswer({ sent: accountMessages.verificationSent })
      setAnswer({ failed: authErrorText(answered.failure) })
      return answered.failure.code === TOO_MANY ? 'refused' : 'failed'
    })
  }

  return (
    <>
      <Button
        variant="line"
        busy={act.isWorking}
        busyLabel={copy.sending}
        aria-disabled={act.isResting}
        onClick={send}
      >
        {act.isResting ? copy.sendAgainSoon : copy.sendAgain}
      </Button>
      <FormAlert>{answer.failed}</FormAlert>
      <p role="status">{answer.sent}</p>
    </>
  )
}

/** The link opens in another window or on another device, so check again when this page becomes visible. */
function useFreshState(isVerified: boolean) {
  useEffect(() => {
    if (isVerified) return
    const ask = () => {
      if (!document.hidden) void callAuth(({ refreshUser }) => refreshUser())
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => document.removeEventListener('visibilitychange', ask)
  }, [isVerified])
}

import { authActionTexts } from 'virtual:content/authActionTexts'
import { useMutation } from '@tanstack/react-query'
import { authErrorText } from '@/auth/authErrorText'
import { callAuth } from '@/auth/callAuth'
import { Button, ButtonLink } from '@/components/Button'
import { FormAlert } from '@/components/form/FormAlert'
import { FormCard } from '@/components/form/FormCard'
import styles from '@/components/form/FormParts.module.css'
import { actionMessages, actionForm as copy } from '@/content/account'
import { useFocusOnChange } from '@/hooks/useFocusOnChange'
import { REPEAT_PAUSE_MS, usePause } from '@/hooks/usePause'
import { paths } from '@/paths'

const modes = {
  verifyEmail: {
    heading: authActionTexts.verify.heading,
    intro: authActionTexts.verify.intro,
    button: copy.confirm,
    done: [actionMessages.verified],
    lead: { to: paths.account, label: copy.toAccount },
  },
  recoverEmail: {
    heading: authActionTexts.recover.heading,
    intro: authActionTexts.recover.intro,
    button: copy.undo,
    done: [actionMessages.recovered, actionMessages.recoveredAdvice],
    lead: { to: paths.login, label: copy.toSignIn },
  },
}

export type ConfirmFormProps = { mode: keyof typeof modes; code: string }

export function ConfirmForm({ mode, code }: ConfirmFormProps) {
  const { heading, intro, button, done, lead } = modes[mode]
  const pause = usePause()
  const { data, isPending, mutate } = useMutation({
    mutationKey: ['apply the code'],
    mutationFn: () => callAuth(({ applyCode }) => applyCode(code)),
  })
  const isDone = data?.ok === true
  const failure = data?.ok === false ? data.failure : undefined
  const nextLink = useFocusOnChange<HTMLAnchorElement>(isDone)

  function confirm() {
    if (pause.isRunning()) return
    pause.start(REPEAT_PAUSE_MS)
    mutate()
  }

  return (
    <FormCard heading={isDone ? copy.done : heading}>
      <div className={styles.parts}>
        <div role="status" className={styles.parts}>
          {isDone && done.map((sentence) => <p key={sentence}>{sentence}</p>)}
        </div>
        <FormAlert>{failure && authErrorText(failure, 'oldLink')}</FormAlert>
        {isDone ? (
          <ButtonLink ref={nextLink} to={lead.to} icon="arrow" wide>
            {lead.label}
          </ButtonLink>
        ) : (
          <>
            <p>{intro}</p>
            <Button
              icon="check"
              wide
              busy={isPending}
              busyLabel={copy.working}
              aria-disabled={pause.isShown}
              onClick={confirm}
            >
              {button}
            </Button>
          </>
        )}
      </div>
    </FormCard>
  )
}

import { authActionTexts } from 'virtual:content/authActionTexts'
import { useState } from 'react'
import { authErrorText } from '@/auth/authErrorText'
import { callAuth } from '@/auth/callAuth'
import { Button, ButtonLink } from '@/components/Button'
import { FormAlert } from '@/components/form/FormAlert'
import { FormCard } from '@/components/form/FormCard'
import styles from '@/components/form/FormParts.module.css'
import { actionMessages, actionForm as copy } from '@/content/account'
import { useFocusOnChange } from '@/hooks/useFocusOnChange'
import { useSubmitOnce } from '@/hooks/useSubmitOnce'
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
  const act = useSubmitOnce()
  const [isDone, setIsDone] = useState(false)
  const leadOn = useFocusOnChange<HTMLAnchorElement>(isDone)
  const [failed, setFailed] = useState<string>()

  function confirm() {
    void act.run(async () => {
      setFailed(undefined)
      const answer = await callAuth(({ applyCode }) => applyCode(code))
      if (answer.ok) setIsDone(true)
      else setFailed(authErrorText(answer.failure, 'oldLink'))
    })
  }

  return (
    <FormCard heading={isDone ? copy.done : heading}>
      <div className={styles.parts}>
        <div role="status" className={styles.parts}>
          {isDone && done.map((sentence) => <p key={sentence}>{sentence}</p>)}
        </div>
        <FormAlert>{failed}</FormAlert>
        {isDone ? (
          <ButtonLink ref={leadOn} to={lead.to} icon="arrow" wide>
            {lead.label}
          </ButtonLink>
        ) : (
          <>
            <p>{intro}</p>
            <Button
              icon="check"
              wide
              busy={act.isWorking}
              busyLabel={copy.working}
              aria-disabled={act.isResting}
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

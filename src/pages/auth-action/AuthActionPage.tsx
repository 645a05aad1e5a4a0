import { authActionTexts } from 'virtual:content/authActionTexts'
import { pageTexts } from 'virtual:content/pageTexts'
import { authActionWords } from 'virtual:words/authAction'
import { passwordsWords } from 'virtual:words/passwords'
import { signInErrorsWords } from 'virtual:words/signInErrors'
import { useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { object } from 'valibot'
import { newPasswordField } from '@/auth/accountFields'
import { authErrorText } from '@/auth/authErrorText'
import { callAuth } from '@/auth/callAuth'
import { useAuth } from '@/auth/useAuth'
import { Button, ButtonLink } from '@/components/Button'
import { FormAlert } from '@/components/form/FormAlert'
import { FormCard } from '@/components/form/FormCard'
import styles from '@/components/form/FormCard.module.css'
import { PasswordField } from '@/components/form/PasswordField'
import { useFormAction } from '@/components/form/useFormAction'
import { validateWith } from '@/components/form/validateWith'
import { LoadingScreen } from '@/components/LoadingScreen'
import { PageSeo } from '@/components/seo/PageSeo'
import { PASSWORD_MIN_CHARACTERS } from '@/data/limits'
import { useFocusOnChange } from '@/hooks/useFocusOnChange'
import { useHydrated } from '@/hooks/useHydrated'
import type { PageState } from '@/hooks/usePageState'
import { paths } from '@/paths'

/**
 * The target of links in account e-mails. Opening it does nothing: mail scanners open every link and would
 * use up the code.
 */
export function AuthActionPage() {
  return (
    <>
      <PageSeo page={pageTexts.authAction} path={paths.authAction} />
      {/*
       * The prerendered page does not know the query. The <div> keeps <main> as high as before when the form replaces the
       * loading screen, so that the footer does not move: see layout/Layout.module.css.
       */}
      <div>{useHydrated() ? <Action /> : <LoadingScreen />}</div>
    </>
  )
}

function Action() {
  const [parameters] = useSearchParams()
  const mode = parameters.get('mode')
  const code = parameters.get('oobCode')
  if (code && mode === 'resetPassword') return <ResetForm code={code} />
  if (code && (mode === 'verifyEmail' || mode === 'recoverEmail')) {
    return <ConfirmForm key={code} mode={mode} code={code} />
  }
  return (
    <FormCard heading={authActionWords.wrongLink}>
      <p>{authActionWords.incomplete}</p>
      <ButtonLink to={paths.login} icon="arrow" wide>
        {authActionWords.toSignIn}
      </ButtonLink>
    </FormCard>
  )
}

const modes = {
  verifyEmail: {
    heading: authActionTexts.verify.heading,
    intro: authActionTexts.verify.intro,
    button: authActionWords.confirm,
    done: [authActionWords.verified],
    lead: { to: paths.account, label: authActionWords.toAccount },
    renewal: paths.account,
  },
  recoverEmail: {
    heading: authActionTexts.recover.heading,
    intro: authActionTexts.recover.intro,
    button: authActionWords.undo,
    done: [authActionWords.recovered, authActionWords.recoveredAdvice],
    lead: { to: paths.login, label: authActionWords.toSignIn },
    // Only the agency can help.
    renewal: paths.contact,
  },
}

function ConfirmForm({ mode, code }: { mode: keyof typeof modes; code: string }) {
  const { heading, intro, button, done, lead, renewal } = modes[mode]
  const { user } = useAuth()
  const { error, isSuccess, isPending, mutate } = useMutation({
    mutationKey: ['apply the code'],
    mutationFn: () => callAuth(({ applyCode }) => applyCode(code)),
  })
  // A second press on the link in the e-mail, or on another device.
  const isConfirmed = mode === 'verifyEmail' && user?.emailVerified === true
  const isDone = isSuccess || (isConfirmed && isOldLink(error))
  const nextLink = useFocusOnChange<HTMLAnchorElement>(isDone)

  return (
    <FormCard heading={isDone ? authActionWords.done : heading}>
      <div role="status" className={styles.parts}>
        {isDone && done.map((sentence) => <p key={sentence}>{sentence}</p>)}
      </div>
      {isDone ? (
        <ButtonLink ref={nextLink} to={lead.to} icon="arrow" wide>
          {lead.label}
        </ButtonLink>
      ) : (
        <>
          <p>{intro}</p>
          <FormAlert>{error && authErrorText(error, 'oldLink')}</FormAlert>
          <Button
            icon="check"
            wide
            busy={isPending}
            busyLabel={authActionWords.working}
            onClick={() => mutate()}
          >
            {button}
          </Button>
          {isOldLink(error) && <RenewalLink to={renewal} />}
        </>
      )}
    </FormCard>
  )
}

/** Leads to where the visitor gets another link. */
function RenewalLink(target: { to: string; state?: PageState }) {
  return (
    <ButtonLink {...target} variant="line" icon="arrow" wide>
      {authActionWords.requestNew}
    </ButtonLink>
  )
}

function isOldLink(error: Error | null): boolean {
  return error !== null && authErrorText(error, 'oldLink') === signInErrorsWords.oldLink
}

const resetSchema = object({ newPassword: newPasswordField })
const validateReset = validateWith(resetSchema)

export function ResetForm({ code }: { code: string }) {
  const { form, fieldProps, mutation, button } = useFormAction({
    validate: validateReset,
    mutationKey: ['set the password'],
    mutationFn: ({ input }) =>
      callAuth(({ setPasswordByCode }) => setPasswordByCode(code, input.newPassword)),
  })
  const { error, isSuccess: isDone } = mutation
  const signInLink = useFocusOnChange<HTMLAnchorElement>(isDone)

  return (
    <FormCard heading={isDone ? authActionWords.done : authActionWords.reset}>
      <p role="status">{isDone && authActionWords.passwordSet}</p>
      {isDone ? (
        <ButtonLink ref={signInLink} to={paths.login} icon="arrow" wide>
          {authActionWords.toSignIn}
        </ButtonLink>
      ) : (
        <form className={styles.parts} {...form}>
          <PasswordField
            label={authActionWords.password}
            hint={passwordsWords.hint({ min: PASSWORD_MIN_CHARACTERS })}
            autoComplete="new-password"
            {...fieldProps('newPassword')}
          />
          <FormAlert>{error && authErrorText(error, 'oldLink')}</FormAlert>
          <Button type="submit" icon="arrow" wide busyLabel={authActionWords.working} {...button}>
            {authActionWords.setPassword}
          </Button>
          {isOldLink(error) && <RenewalLink to={paths.login} state={{ isForgotten: true }} />}
        </form>
      )}
    </FormCard>
  )
}

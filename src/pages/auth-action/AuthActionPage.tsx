import { pages } from 'virtual:content/pages'
import { useSearchParams } from 'react-router-dom'
import { ButtonLink } from '@/components/Button'
import { FormCard } from '@/components/form/FormCard'
import styles from '@/components/form/FormParts.module.css'
import { LoadingScreen } from '@/components/LoadingScreen'
import { PageSeo } from '@/components/seo/PageSeo'
import { actionMessages, actionForm as copy } from '@/content/account'
import { useHydrated } from '@/hooks/useHydrated'
import { paths } from '@/paths'
import { ConfirmForm } from './ConfirmForm'
import { ResetForm } from './ResetForm'

/**
 * The target of links in account e-mails. Opening it does nothing: mail scanners open every link and would
 * use up the code.
 */
export function AuthActionPage() {
  return (
    <>
      <PageSeo page={pages.authAction} path={paths.authAction} />
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
    <FormCard heading={copy.wrongLink}>
      <div className={styles.parts}>
        <p>{actionMessages.incomplete}</p>
        <ButtonLink to={paths.login} icon="arrow" wide>
          {copy.toSignIn}
        </ButtonLink>
      </div>
    </FormCard>
  )
}

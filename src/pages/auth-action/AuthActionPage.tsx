import { useSearchParams } from 'react-router-dom'
import { FormCard } from '@/components/form/FormCard'
import { LoadingScreen } from '@/components/LoadingScreen'
import { PageSeo } from '@/components/seo/PageSeo'
import { actionMessages, actionForm as words } from '@/content/account'
import { pages } from '@/content/pages'
import { useHydrated } from '@/hooks/useHydrated'
import { paths } from '@/paths'
import { ConfirmForm } from './ConfirmForm'
import { ResetForm } from './ResetForm'

/**
 * Where the links in our e-mails lead. Opening one does nothing by itself: mail scanners open every link, and would
 * spend the code before its owner comes.
 */
export function AuthActionPage() {
  return (
    <>
      <PageSeo page={pages.authAction} path={paths.authAction} />
      {/* The page as it was built cannot know the link. */}
      {useHydrated() ? <Action /> : <LoadingScreen />}
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
    <FormCard heading={words.wrongLink}>
      <p>{actionMessages.incomplete}</p>
    </FormCard>
  )
}

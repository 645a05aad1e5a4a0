import { accountTexts } from 'virtual:content/accountTexts'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { authErrorText, isWrongSignIn } from '@/auth/authErrorText'
import { callAuth } from '@/auth/callAuth'
import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { FormAlert } from '@/components/form/FormAlert'
import { PasswordField } from '@/components/form/PasswordField'
import { accountMessages, authReasons, accountForm as copy } from '@/content/account'
import type { SessionUser } from '@/data/session'
import { notify } from '@/hooks/notify'
import { withNotice } from '@/hooks/pageNotice'
import { useFieldErrors } from '@/hooks/useFieldErrors'
import { useSubmitOnce } from '@/hooks/useSubmitOnce'
import { readForm } from '@/lib/readForm'
import { paths } from '@/paths'
import styles from './account.module.css'
import { deleteEverything } from './deleteEverything'
import { UsernameHint } from './UsernameHint'

/** Further clicks within this time are ignored. */
const DELETE_PAUSE_MS = 1000

export type DeleteDialogProps = { user: SessionUser; open: boolean; onClose: () => void }

export function DeleteDialog({ user, open, onClose }: DeleteDialogProps) {
  const [wasOpen, setWasOpen] = useState(open)
  const [visit, setVisit] = useState(0)
  if (wasOpen !== open) {
    setWasOpen(open)
    if (open) setVisit(visit + 1)
  }
  return (
    <Dialog title={copy.deleteQuestion} open={open} onClose={onClose}>
      {/* Without the password and the errors of the last visit. */}
      <DeleteForm key={visit} user={user} onKeep={onClose} />
    </Dialog>
  )
}

type DeleteFormProps = { user: SessionUser; onKeep: () => void }

function DeleteForm({ user, onKeep }: DeleteFormProps) {
  const { show, at } = useFieldErrors<'password'>()
  const act = useSubmitOnce(DELETE_PAUSE_MS)
  const [failed, setFailed] = useState<string>()
  const navigate = useNavigate()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const { password } = readForm(form, 'password')
    const error = user.hasPassword && !password ? accountMessages.currentPasswordRequired : undefined
    if (!show(form, { password: error })) return
    void act.run(async () => {
      // Must run first: browsers only open Google's window directly in the click handler.
      const confirmation = user.hasPassword
        ? callAuth(({ confirmWithPassword }) => confirmWithPassword(password))
        : callAuth(({ confirmWithGoogle }) => confirmWithGoogle())
      setFailed(undefined)
      const confirmed = await confirmation
      if (confirmed.ok) await finish()
      else if (isWrongSignIn(confirmed.failure)) show(form, { password: authReasons.wrongPassword })
      else setFailed(authErrorText(confirmed.failure))
    })
  }

  async function finish() {
    const problem = await deleteEverything(user)
    if (problem) setFailed(problem)
    else {
      notify.success(accountMessages.deleted)
      void navigate(paths.home, { replace: true, state: withNotice(null, { text: accountMessages.deleted }) })
    }
  }

  return (
    <form
      className={styles.dialog}
      method="post"
      noValidate
      onSubmit={submit}
      onInput={() => setFailed(undefined)}
    >
      <p>{accountTexts.delete}</p>
      {user.hasPassword ? (
        <>
          <UsernameHint email={user.email} />
          <PasswordField label={copy.deletePassword} autoComplete="current-password" {...at('password')} />
        </>
      ) : (
        <p>{copy.deleteGoogle}</p>
      )}
      <FormAlert>{failed}</FormAlert>
      <div className={styles.buttons}>
        <Button type="submit" busy={act.isWorking} busyLabel={copy.deleting} aria-disabled={act.isResting}>
          {user.hasPassword ? copy.deleteConfirm : copy.deleteConfirmGoogle}
        </Button>
        <Button variant="quiet" onClick={onKeep}>
          {copy.keep}
        </Button>
      </div>
    </form>
  )
}

import { accountTexts } from 'virtual:content/accountTexts'
import { accountWords } from 'virtual:words/account'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { useOutletContext } from 'react-router-dom'
import { object, optional, string } from 'valibot'
import { passwordField } from '@/auth/accountFields'
import { authErrorText, isWrongSignIn } from '@/auth/authErrorText'
import { callAuth } from '@/auth/callAuth'
import { clearPendingProfile } from '@/auth/pendingProfile'
import { type Owner, personalMutation } from '@/auth/personalData'
import type { Farewell } from '@/auth/RequireUser'
import { ordersQuery } from '@/auth/useOrders'
import { importUsers, recordQuery } from '@/auth/userRecord'
import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { FormAlert } from '@/components/form/FormAlert'
import { PasswordField } from '@/components/form/PasswordField'
import { useFormAction } from '@/components/form/useFormAction'
import { validateWith } from '@/components/form/validateWith'
import type { SessionUser } from '@/data/auth'
import { useResume } from '@/hooks/useResume'
import { loadChunk } from '@/lib/loadChunk'
import { AccountSection, UsernameHint } from './AccountSection'
import styles from './AccountSection.module.css'

export function DeleteSection({ user }: { user: SessionUser }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  useResume('account deletion', isOpen, () => setIsOpen(true))
  return (
    <AccountSection heading={accountWords.delete}>
      <p>{accountTexts.delete}</p>
      <Button variant="line" onClick={() => setIsOpen(true)}>
        {accountWords.deleteOpen}
      </Button>
      <Dialog title={accountWords.deleteQuestion} open={isOpen} onClose={close}>
        {/* Without the password and the errors of the last visit. */}
        <DeleteForm key={String(isOpen)} user={user} onKeep={close} />
      </Dialog>
    </AccountSection>
  )
}

const deleteSchema = (hasPassword: boolean) =>
  object({ password: hasPassword ? passwordField : optional(string(), '') })

type Confirmation = { input: { password: string } }

function DeleteForm({ user, onKeep }: { user: SessionUser; onKeep: () => void }) {
  const farewell = useOutletContext<Farewell>()
  const client = useQueryClient()
  const { form, fieldProps, mutation, button, showErrors } = useFormAction({
    validate: validateWith(deleteSchema(user.hasPassword)),
    ...personalMutation('delete the account', user.uid, async ({ input }: Confirmation, owner) => {
      await confirm(user, input.password)
      // The user has closed the dialog before that, so the account stays.
      if (!form.ref.current) return undefined
      farewell.current = accountWords.deleted
      const problem = await deleteEverything(client, user, owner)
      if (problem) farewell.current = undefined
      return problem
    }),
    onSuccess(problem) {
      if (problem === null) toast.success(accountWords.deleted)
      // The user has closed the dialog meanwhile.
      else if (problem && !form.ref.current) toast.error(problem)
    },
    onError(error) {
      const problem = authErrorText(error, 'wrongPassword')
      if (!form.ref.current) toast.error(problem)
      else if (isWrongSignIn(error)) showErrors({ password: problem })
    },
  })
  const { data: problem, error } = mutation

  return (
    <form className={styles.dialog} {...form}>
      <p>{accountTexts.delete}</p>
      {user.hasPassword ? (
        <>
          <UsernameHint email={user.email} />
          <PasswordField
            label={accountWords.deletePassword}
            autoComplete="current-password"
            {...fieldProps('password')}
          />
        </>
      ) : (
        <p>{accountWords.deleteGoogle}</p>
      )}
      <FormAlert>{error && !isWrongSignIn(error) ? authErrorText(error) : problem}</FormAlert>
      <div className={styles.buttons}>
        <Button type="submit" busyLabel={accountWords.deleting} {...button}>
          {user.hasPassword ? accountWords.deleteConfirm : accountWords.deleteConfirmGoogle}
        </Button>
        {/* Firebase notices only after seconds that Google's window was closed. */}
        <Button variant="quiet" busy={button.busy && user.hasPassword} onClick={onKeep}>
          {accountWords.keep}
        </Button>
      </div>
    </form>
  )
}

function confirm({ hasPassword }: SessionUser, password: string) {
  return hasPassword
    ? callAuth(({ confirmWithPassword }) => confirmWithPassword(password))
    : callAuth(({ confirmWithGoogle }) => confirmWithGoogle())
}

/**
 * Deletes orders and record first and the sign-in last, because only the signed-in user may delete them. Can be repeated after an
 * interruption. Returns an error message or null.
 */
async function deleteEverything(
  client: QueryClient,
  user: SessionUser,
  owner: Owner,
): Promise<string | null> {
  try {
    const { deleteUserData } = await loadChunk(importUsers)
    await deleteUserData(owner)
  } catch (error) {
    console.error('Could not delete the data', error)
    return accountWords.dataNotDeleted
  }
  clearPendingProfile()
  forgetData(client, user)
  try {
    await callAuth(({ deleteSignIn }) => deleteSignIn())
    return null
  } catch (error) {
    console.error('Could not delete the account', error)
    return accountWords.accountNotDeleted
  }
}

/** The page stays while the sign-in does, and shows no data that is deleted. */
function forgetData(client: QueryClient, user: SessionUser) {
  client.setQueryData(recordQuery(user).queryKey, (record) => record && null)
  if (__HAS_BAG__) void client.resetQueries(ordersQuery(user.uid))
}

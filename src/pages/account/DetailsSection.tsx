import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { callAuth } from '@/auth/callAuth'
import { checkPerson, type PersonName } from '@/auth/checkForms'
import { clearPendingProfile, pendingProfile } from '@/auth/pendingProfile'
import { importSignedIn } from '@/auth/signedInFeatures'
import { EmptyNotice } from '@/components/EmptyNotice'
import { Field } from '@/components/form/Field'
import { FormAlert } from '@/components/form/FormAlert'
import { Skeleton, SkeletonGroup } from '@/components/Skeleton'
import { accountMessages, accountForm as copy } from '@/content/account'
import { hasFailed } from '@/data/queries'
import type { SessionUser } from '@/data/session'
import type { UserRecord } from '@/data/users'
import { useFieldErrors } from '@/hooks/useFieldErrors'
import { useSubmitOnce } from '@/hooks/useSubmitOnce'
import { loadChunk } from '@/lib/loadChunk'
import { readForm } from '@/lib/readForm'
import { AccountSection } from './AccountSection'
import styles from './account.module.css'
import { FormFoot } from './FormFoot'

type DetailsSectionProps = { user: SessionUser }

export function DetailsSection({ user }: DetailsSectionProps) {
  const record = useQuery(recordQuery(user))
  return (
    <AccountSection heading={copy.details}>
      {hasFailed(record) ? (
        <EmptyNotice retry={record}>{accountMessages.unread}</EmptyNotice>
      ) : (
        record.isPending && (
          <SkeletonGroup>
            <Skeleton length="long" />
            <Skeleton length="short" />
          </SkeletonGroup>
        )
      )}
      {record.data !== undefined && <DetailsForm key={user.uid} user={user} record={record.data} />}
    </AccountSection>
  )
}

function DetailsForm({ user, record }: DetailsSectionProps & { record: UserRecord | null }) {
  const { show, at } = useFieldErrors<PersonName>()
  const client = useQueryClient()
  const act = useSubmitOnce()
  const [answer, setAnswer] = useState<{ done?: string; failed?: string }>({})
  // Until the pending profile is uploaded, it is the only record.
  const known = record ?? pendingProfile(user.email) ?? { name: user.name, phone: '' }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = readForm(event.currentTarget, 'name', 'phone')
    const { name, phone } = checkPerson(values)
    // Google accounts have no phone number, and need none.
    const mayOmitPhone = !known.phone && !values.phone
    if (!show(event.currentTarget, { name, phone: mayOmitPhone ? undefined : phone })) return
    void act.run(async () => {
      setAnswer({})
      const isSaved = await save(user, values)
      const saved: UserRecord = { ...values, email: user.email }
      if (isSaved) client.setQueryData(recordQuery(user).queryKey, saved)
      setAnswer(isSaved ? { done: accountMessages.saved } : { failed: accountMessages.notSaved })
    })
  }

  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit} onInput={() => setAnswer({})}>
      <Field
        label={copy.name}
        autoComplete="name"
        enterKeyHint="done"
        defaultValue={known.name}
        {...at('name')}
      />
      <Field
        label={copy.phone}
        type="tel"
        autoComplete="tel"
        enterKeyHint="done"
        optional={!known.phone}
        defaultValue={known.phone}
        {...at('phone')}
      />
      <FormAlert>{answer.failed}</FormAlert>
      <FormFoot submit={copy.save} working={copy.saving} state={act} done={answer.done} />
    </form>
  )
}

/** Uploads a pending profile first, so that the record contains it. */
const recordQuery = ({ uid, email }: SessionUser) =>
  queryOptions({
    queryKey: ['user record', uid],
    queryFn: async (): Promise<UserRecord | null> => {
      const { readUser, uploadProfile } = await loadChunk(importSignedIn)
      await uploadProfile(uid, email)
      return readUser(uid)
    },
  })

async function save({ uid, email }: SessionUser, { name, phone }: Record<PersonName, string>) {
  try {
    const { writeUser } = await loadChunk(importSignedIn)
    await writeUser(uid, { name, email, phone })
  } catch (error) {
    console.error('Could not save the details', error)
    return false
  }
  clearPendingProfile(email)
  return (await callAuth(({ rename }) => rename(name))).ok
}

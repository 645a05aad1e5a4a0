import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { object } from 'valibot'
import { nameField, optionalPhoneField, phoneField } from '@/auth/accountFields'
import { callAuth } from '@/auth/callAuth'
import { clearPendingProfile, pendingProfile } from '@/auth/pendingProfile'
import { useAccountCheck } from '@/auth/useAccountCheck'
import { uploadProfile } from '@/auth/useProfileUpload'
import { EmptyNotice } from '@/components/EmptyNotice'
import { Field } from '@/components/form/Field'
import { FormAlert } from '@/components/form/FormAlert'
import { useFormAction } from '@/components/form/useFormAction'
import { Skeleton, SkeletonGroup } from '@/components/Skeleton'
import { accountMessages, accountForm as copy } from '@/content/account'
import type { SessionUser } from '@/data/auth'
import { hasFailed } from '@/data/queries'
import type { UserRecord } from '@/data/users'
import { loadChunk } from '@/lib/loadChunk'
import { AccountSection, FormFoot } from './AccountSection'
import styles from './AccountSection.module.css'

const importUsers = () => import('@/data/users')

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

/** Google accounts have no phone number, and need none. */
const detailsSchema = (hasPhone: boolean) =>
  object({ name: nameField, phone: hasPhone ? phoneField : optionalPhoneField })

function DetailsForm({ user, record }: DetailsSectionProps & { record: UserRecord | null }) {
  const client = useQueryClient()
  const accountExists = useAccountCheck()
  // Until the pending profile is uploaded, it is the only record.
  const known = record ?? pendingProfile(user.email) ?? { name: user.name, phone: '' }

  const { form, fieldProps, mutation, button } = useFormAction({
    schema: detailsSchema(known.phone !== ''),
    mutationKey: ['save the details'],
    mutationFn: async ({ input }) => (await accountExists()) && save(user, input),
    onSuccess(isSaved, { input }) {
      const saved: UserRecord = { ...input, email: user.email }
      if (isSaved) client.setQueryData(recordQuery(user).queryKey, saved)
    },
  })
  const saveFailed = mutation.isError || mutation.data === false

  return (
    <form className={styles.form} {...form}>
      <Field
        label={copy.name}
        autoComplete="name"
        enterKeyHint="done"
        {...fieldProps('name')}
        defaultValue={known.name}
      />
      <Field
        label={copy.phone}
        type="tel"
        autoComplete="tel"
        enterKeyHint="done"
        optional={!known.phone}
        {...fieldProps('phone')}
        defaultValue={known.phone}
      />
      <FormAlert>{saveFailed ? accountMessages.notSaved : null}</FormAlert>
      <FormFoot
        submit={copy.save}
        working={copy.saving}
        button={button}
        done={mutation.data ? accountMessages.saved : undefined}
      />
    </form>
  )
}

/** Uploads a pending profile first, so that the record contains it. */
const recordQuery = ({ uid, email }: SessionUser) =>
  queryOptions({
    queryKey: ['user record', uid],
    queryFn: async (): Promise<UserRecord | null> => {
      await uploadProfile(uid, email)
      return (await loadChunk(importUsers)).readUser(uid)
    },
  })

async function save({ uid, email }: SessionUser, { name, phone }: { name: string; phone: string }) {
  const { writeUser } = await loadChunk(importUsers)
  await writeUser(uid, { name, email, phone })
  clearPendingProfile(email)
  return (await callAuth(({ rename }) => rename(name))).ok
}

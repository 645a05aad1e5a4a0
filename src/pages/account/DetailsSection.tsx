import { accountWords } from 'virtual:words/account'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { object } from 'valibot'
import { nameField, optionalPhoneField, phoneField } from '@/auth/accountFields'
import { refreshAccount } from '@/auth/accountGone'
import { callAuth } from '@/auth/callAuth'
import { type Owner, personalMutation } from '@/auth/personalData'
import { importUsers, recordQuery } from '@/auth/userRecord'
import { EmptyNotice } from '@/components/EmptyNotice'
import { Field } from '@/components/form/Field'
import { FormAlert } from '@/components/form/FormAlert'
import { useFormAction } from '@/components/form/useFormAction'
import { Skeleton, SkeletonGroup } from '@/components/Skeleton'
import type { SessionUser } from '@/data/auth'
import { hasFailed } from '@/data/queries'
import type { UserRecord } from '@/data/users'
import { loadChunk } from '@/lib/loadChunk'
import { AccountSection, FormFoot } from './AccountSection'

type DetailsSectionProps = { user: SessionUser }

export function DetailsSection({ user }: DetailsSectionProps) {
  const record = useQuery(recordQuery(user))
  return (
    <AccountSection heading={accountWords.details}>
      {hasFailed(record) ? (
        <EmptyNotice retry={record}>{accountWords.unread}</EmptyNotice>
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

type Details = Omit<UserRecord, 'email'>

/** Google accounts have no phone number, and need none. */
const detailsSchema = (hasPhone: boolean) =>
  object({ name: nameField, phone: hasPhone ? phoneField : optionalPhoneField })

function DetailsForm({ user, record }: DetailsSectionProps & { record: UserRecord | null }) {
  const client = useQueryClient()
  const known = record ?? { name: user.name, phone: '' }

  const { form, fieldProps, mutation, button } = useFormAction({
    schema: detailsSchema(known.phone !== ''),
    // An account that was deleted in another tab keeps a token for up to an hour, and the rules would let it write its record
    // again.
    ...personalMutation(
      'save the details',
      user.uid,
      async ({ input }: { input: Details }, owner) => (await refreshAccount()) && save(owner, user, input),
    ),
    onSuccess(isSaved, { input }) {
      const saved: UserRecord = { ...input, email: user.email }
      // Not after a sign-out, which has removed the record.
      if (isSaved)
        client.setQueryData(recordQuery(user).queryKey, (known) => (known === undefined ? undefined : saved))
    },
  })
  const saveFailed = mutation.isError || mutation.data === false

  return (
    <form className="stack" {...form}>
      <Field
        label={accountWords.name}
        autoComplete="name"
        {...fieldProps('name')}
        defaultValue={known.name}
      />
      <Field
        label={accountWords.phone}
        type="tel"
        autoComplete="tel"
        optional={!known.phone}
        {...fieldProps('phone')}
        defaultValue={known.phone}
      />
      <FormAlert>{saveFailed ? accountWords.notSaved : null}</FormAlert>
      <FormFoot
        submit={accountWords.save}
        working={accountWords.saving}
        button={button}
        done={mutation.data ? accountWords.saved : undefined}
      />
    </form>
  )
}

async function save(owner: Owner, { email }: SessionUser, details: Details) {
  const { writeUser } = await loadChunk(importUsers)
  await writeUser(owner, { ...details, email })
  await callAuth(({ rename }) => rename(details.name))
  return true
}

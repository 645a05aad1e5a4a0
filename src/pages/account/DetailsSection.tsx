import { accountWords } from 'virtual:words/account'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import { object } from 'valibot'
import { nameField, optionalPhoneField, phoneField } from '@/auth/accountFields'
import { refreshAccount } from '@/auth/accountGone'
import { callAuth } from '@/auth/callAuth'
import { type Owner, personalMutation } from '@/auth/personalData'
import { importUsers, recordQuery } from '@/auth/userRecord'
import { EmptyNotice } from '@/components/EmptyNotice'
import { Field } from '@/components/form/Field'
import { FormAlert } from '@/components/form/FormAlert'
import { readValues, type Values, writeValues } from '@/components/form/fieldValues'
import { useFormAction } from '@/components/form/useFormAction'
import { validateWith } from '@/components/form/validateWith'
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
    validate: validateWith(detailsSchema(known.phone !== '')),
    // An account that was deleted in another tab keeps a token for up to an hour, and the rules would let it write its record
    // again.
    ...personalMutation(
      'save the details',
      user.uid,
      async ({ input }: { input: Details }, owner) =>
        (await refreshAccount()) && save(client, owner, user, input),
    ),
  })
  useNewest(form.ref, known)
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

/** The fields show a record that has changed, as on another device or with a deletion, but keep what was typed. */
function useNewest(form: RefObject<HTMLFormElement | null>, { name, phone }: Details) {
  const shown = useRef<Values>({ name, phone })
  useEffect(() => {
    const typed = Object.entries(readValues(form.current)).filter(
      ([field, value]) => value !== shown.current[field],
    )
    shown.current = { name, phone }
    writeValues(form.current, { name, phone, ...Object.fromEntries(typed) })
  }, [form, name, phone])
}

async function save(client: QueryClient, owner: Owner, user: SessionUser, details: Details) {
  const { writeUser } = await loadChunk(importUsers)
  const saved: UserRecord = { ...details, email: user.email }
  await writeUser(owner, saved)
  // Not after a sign-out, which has removed the record. Here, because it stays if the next request fails.
  client.setQueryData(recordQuery(user).queryKey, (known) => (known === undefined ? undefined : saved))
  await callAuth(({ rename }) => rename(details.name))
  return true
}

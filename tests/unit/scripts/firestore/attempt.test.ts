import { expect, it } from 'vitest'
import { attempt } from '../../../../scripts/firestore/attempt'
import { UserError } from '../../../../scripts/lib/userError'

const disabled = { reason: 'SERVICE_DISABLED', errorInfoMetadata: { service: 'firestore.googleapis.com' } }

it.each([
  [{ code: 5 }, 'console.firebase.google.com/project/agency-site/firestore', UserError],
  [{ code: 7 }, 'role Cloud Datastore User: add it at https://console.cloud.google.com/iam-admin', UserError],
  [{ code: 7, ...disabled }, 'press Enable at https://console.cloud.google.com/apis/library', UserError],
  [{ code: 7, reason: 'USER_PROJECT_DENIED' }, 'the role Service Usage Consumer', UserError],
  [{ code: 16 }, 'role Cloud Datastore User', UserError],
  [{ code: 14 }, 'Firestore cannot be reached', UserError],
  [{ code: 8 }, 'the free quota of the day is used up', UserError],
  [{ code: 10 }, 'Firestore is busy. Run the command again in a few minutes.', UserError],
  [{ code: 'other' }, 'Unknown', Error],
])('explains an error of Firestore with %j', async (details, words, kind) => {
  const error = Object.assign(new Error('Unknown'), details)
  const explained = await attempt({ projectId: 'agency-site' }, Promise.reject(error)).catch((one) => one)
  expect(explained).toBeInstanceOf(kind)
  expect(explained.message).toContain(words)
})

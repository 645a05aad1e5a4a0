import { expect, it } from 'vitest'
import { attempt } from '../../../../scripts/firestore/attempt'
import { UnreachableError } from '../../../../scripts/firestore/target'
import { UserError } from '../../../../scripts/lib/userError'

it.each([
  [5, 'agency-site has no Firestore database yet: create it as in docs/launch.md.', UserError],
  [7, 'These credentials cannot read and write the database of agency-site', UserError],
  [16, 'give the account the roles named in docs/launch.md', UserError],
  [14, 'Firestore cannot be reached. Check the network', UnreachableError],
  [10, 'Firestore is busy. Run the command again in some minutes.', UserError],
  ['other', 'Unknown', Error],
])('explains an error of Firestore with the code %s', async (code, words, kind) => {
  const error = Object.assign(new Error('Unknown'), { code })
  const explained = await attempt({ projectId: 'agency-site' }, Promise.reject(error)).catch((one) => one)
  expect(explained).toBeInstanceOf(kind)
  expect(explained.message).toContain(words)
})

import { collections } from '@/data/collections'
import { readValidContent } from '../content/readContent'
import { isEmpty, storeDocuments } from '../firestore/documents'
import { openTarget, type Target } from '../firestore/target'
import { step } from '../lib/log'

/** Exists only in the local backend. `npm start` prints it. */
const SAMPLE_ACCOUNT = {
  name: 'Asha Menon (sample)',
  email: 'sample@site.example',
  phone: '+91 00000 00000',
  password: 'three-rivers',
}

/** Writes the sample content and the sample account. */
export async function fillBackend({ onlyIfEmpty }: { onlyIfEmpty: boolean }) {
  const target = await openTarget(undefined)
  if (!onlyIfEmpty || (await isEverythingEmpty(target))) {
    await step('Publishing the sample content', () => storeContent(target))
  }
  await createSampleAccount(target)
  return SAMPLE_ACCOUNT
}

async function isEverythingEmpty(target: Target): Promise<boolean> {
  return (await Promise.all(collections.map(({ name }) => isEmpty(target, name)))).every(Boolean)
}

async function storeContent(target: Target) {
  const { localEntries } = await readValidContent()
  const documents = collections.flatMap(({ name }) =>
    localEntries[name].map(({ id, fields }) => [`${name}/${id}`, fields]),
  )
  await storeDocuments(target, Object.fromEntries(documents))
}

/** Creates the account and its user record unless the account exists. */
async function createSampleAccount(target: Target) {
  const { password, ...record } = SAMPLE_ACCOUNT
  const { name: displayName, email } = record
  const accounts = await target.openAccounts()
  if ((await accounts.getUsers([{ email }])).users.length > 0) return
  const { uid } = await accounts.createUser({ displayName, email, password, emailVerified: true })
  await storeDocuments(target, { [`users/${uid}`]: record })
}

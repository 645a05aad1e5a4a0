import { collections } from '@/data/collections'
import type { UserRecord } from '@/data/users'
import { readParts } from '../content/parts/parts'
import { readContent } from '../content/readContent'
import { storeDocuments } from '../firestore/documents'
import { openTarget, type Target } from '../firestore/target'
import { log, step } from '../lib/log'
import { startEmulators } from './emulators'
import { requireFreePorts } from './freePorts'
import { BACKENDS, selectBackend } from './selectBackend'

/** Only one command at a time can use a backend. */
export async function claimBackend(name: keyof typeof BACKENDS) {
  selectBackend(name)
  await requireFreePorts(Object.values(BACKENDS[name].ports))
}

/** Starts the emulators and fills them with the content. They also serve `publicFolder`, if there is one, and keep nothing. */
export async function startBackend(name: keyof typeof BACKENDS, publicFolder?: string) {
  const { failed } = await startEmulators({ ...BACKENDS[name], publicFolder })
  return { failed, account: await fillBackend() }
}

/** Exists only in the local backend. `npm start` prints it. */
const SAMPLE_ACCOUNT = {
  name: 'Asha Menon (sample)',
  email: 'sample@site.example',
  phone: '+91 00000 00000',
  password: 'three-rivers',
} satisfies UserRecord & { password: string }

/** Writes the content and, if the site has accounts, the sample account. */
async function fillBackend() {
  const target = await openTarget(undefined)
  await step('Publishing the content to the local backend', () => storeContent(target))
  if (readParts().accounts !== 'on') return null
  await createSampleAccount(target)
  return SAMPLE_ACCOUNT
}

/** A mistake must not keep the owner from seeing the site or opening the studio, where it can be corrected. */
async function storeContent(target: Target) {
  const { localEntries, mistakes } = await readContent()
  for (const mistake of mistakes) log(mistake)
  const documents = collections.flatMap(({ name }) =>
    localEntries[name].map(({ id, fields }) => [`${name}/${id}`, fields]),
  )
  await storeDocuments(target, Object.fromEntries(documents))
}

async function createSampleAccount(target: Target) {
  const { password, ...record } = SAMPLE_ACCOUNT
  const { name: displayName, email } = record
  const accounts = await target.openAccounts()
  const { uid } = await accounts.createUser({ displayName, email, password, emailVerified: true })
  await storeDocuments(target, { [`users/${uid}`]: record })
}

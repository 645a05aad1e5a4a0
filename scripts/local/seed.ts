import { seedDocuments } from '../content/documents'
import { toFirestoreFields } from '../content/firestoreValue'
import { readValidContent } from '../content/readContent'
import { commit, documentName, isEmpty } from '../content/store'
import { localTarget } from '../content/target'
import { step } from '../lib/log'

const REQUEST_TIMEOUT = 15_000 // ms

/** The emulators accept this token as the owner of the project. */
const OWNER = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' }

/** Exists only in the local backend. `npm start` prints it. */
const SAMPLE_ACCOUNT = {
  name: 'Asha Menon (sample)',
  email: 'sample@site.example',
  phone: '+91 00000 00000',
  password: 'three-rivers',
}

/** Writes the sample content and the sample account. */
export async function fillBackend({ onlyIfEmpty }: { onlyIfEmpty: boolean }) {
  const backend = localTarget()
  if (!onlyIfEmpty || (await isEmpty(backend))) {
    await step('Publishing the sample content', async () =>
      seedDocuments(backend, (await readValidContent()).localEntries),
    )
  }
  await createSampleAccount(backend)
  return SAMPLE_ACCOUNT
}

/** Creates the account and its user record unless the account exists. */
async function createSampleAccount(backend: ReturnType<typeof localTarget>) {
  const { password, ...record } = SAMPLE_ACCOUNT
  const { name: displayName, email } = record
  const accounts = `http://${backend.authEmulator}/identitytoolkit.googleapis.com/v1/projects/${backend.projectId}/accounts`
  if ((await request(`${accounts}:lookup`, { email: [email] })).users?.length > 0) return
  const { localId } = await request(accounts, { displayName, email, password, emailVerified: true })
  const name = documentName(backend, `users/${localId}`)
  await commit(backend, [{ update: { name, fields: toFirestoreFields(record) } }])
}

async function request(url: string, body: unknown) {
  const options = { method: 'POST', headers: OWNER, body: JSON.stringify(body) }
  const response = await fetch(url, { ...options, signal: AbortSignal.timeout(REQUEST_TIMEOUT) })
  if (!response.ok) throw new Error(`The Auth emulator answered ${response.status}: ${await response.text()}`)
  return response.json()
}

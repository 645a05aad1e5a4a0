import { toFirestoreFields } from '../content/firestoreValue'
import { publish } from '../content/publish'
import { readValidContent } from '../content/readContent'
import { commit, documentName, isEmpty } from '../content/store'
import { step } from '../lib/log'
import { localUrl } from '../lib/ports'

type Target = { ports: { firestore: number; auth: number }; projectId: string }
type Ready = { firestore: Promise<void>; all: Promise<void> }

const REQUEST_TIMEOUT = 15_000 // ms

/** The emulators accept this token as the owner of the project. */
const OWNER = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' }

/** Exists only in the local backend. `npm start` prints it. */
const SAMPLE_ACCOUNT = {
  name: 'Asha Menon (sample)',
  email: 'sample@triveni.example',
  phone: '+91 00000 00000',
  password: 'three-rivers',
}

/** Writes the sample content as soon as Firestore is ready, and the sample account as soon as Auth is. */
export async function fillBackend({
  ready,
  onlyIfEmpty,
  ...target
}: Target & { ready: Ready; onlyIfEmpty: boolean }) {
  await step('Starting Firestore', () => ready.firestore)
  if (!onlyIfEmpty || (await isEmpty(contentTarget(target)))) {
    await step('Publishing the sample content', () => publishSamples(target))
  }
  await step('Starting Auth', () => ready.all)
  await createSampleAccount(target)
  return SAMPLE_ACCOUNT
}

const contentTarget = ({ ports, projectId }: Target) => ({
  origin: localUrl(ports.firestore),
  projectId,
  token: 'owner',
})

async function publishSamples(target: Target) {
  await publish(contentTarget(target), await readValidContent())
}

/** Creates the account and its user record unless the account exists. */
async function createSampleAccount(target: Target) {
  const { password, ...record } = SAMPLE_ACCOUNT
  const { name: displayName, email } = record
  const accounts = `${localUrl(target.ports.auth)}/identitytoolkit.googleapis.com/v1/projects/${target.projectId}/accounts`
  if ((await request(`${accounts}:lookup`, { email: [email] })).users?.length > 0) return
  const { localId } = await request(accounts, { displayName, email, password, emailVerified: true })
  const backend = contentTarget(target)
  const name = documentName(backend, `users/${localId}`)
  await commit(backend, [{ update: { name, fields: toFirestoreFields(record) } }])
}

async function request(url: string, body: unknown) {
  const options = { method: 'POST', headers: OWNER, body: JSON.stringify(body) }
  const response = await fetch(url, { ...options, signal: AbortSignal.timeout(REQUEST_TIMEOUT) })
  if (!response.ok) throw new Error(`The Auth emulator answered ${response.status}: ${await response.text()}`)
  return response.json()
}

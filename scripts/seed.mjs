// Fills the local backend with the sample content and the sample account. It never leaves this machine.
//   node scripts/seed.mjs
import { pathToFileURL } from 'node:url'
import { readEnvironment } from './build/environment'
import { publish } from './content/push.mjs'
import { ContentError, readContent } from './content/readContent.mjs'
import { commit, documentName, isEmpty } from './content/store'
import { EMULATOR_OWNER } from './content/target'
import { describeError, UserError } from './lib/userError'

/** @typedef {{ firestorePort: number, authPort: number, projectId: string, onlyWhenEmpty: boolean }} SeedOptions */

const HOST = '127.0.0.1'
const REQUEST_TIMEOUT_MS = 15_000

/** For the local backend only: an account that `npm start` names, so that one can sign in at once. */
export const sampleAccount = {
  name: 'Asha Menon (sample)',
  email: 'sample@triveni.example',
  phone: '+91 00000 00000',
  password: 'three-rivers',
}

/**
 * Safe to repeat. Answers whether content was written; the account is there afterwards in any case.
 * @param {SeedOptions} options
 */
export async function seed(options) {
  const content = await seedContent(options)
  await seedAccount(options)
  return content
}

/**
 * Needs the Firestore emulator alone, which answers long before the Auth emulator.
 * @param {Omit<SeedOptions, 'authPort'>} options
 * @returns {Promise<{ skipped: boolean, added: number, changed: number, unchanged: number, edited: number }>}
 */
export async function seedContent({ firestorePort, projectId, onlyWhenEmpty }) {
  const backend = localBackend(firestorePort, projectId)
  if (onlyWhenEmpty && !(await isEmpty(backend))) {
    return { skipped: true, added: 0, changed: 0, unchanged: 0, edited: 0 }
  }
  const { entries, mistakes } = await readContent()
  if (mistakes.length > 0) throw new ContentError(mistakes)
  return { skipped: false, ...(await publish(backend, entries)) }
}

/**
 * Creates the sample account and its record where they are missing, and changes neither where they are not.
 * @param {Omit<SeedOptions, 'onlyWhenEmpty'>} options
 */
export async function seedAccount({ firestorePort, authPort, projectId }) {
  const backend = localBackend(firestorePort, projectId)
  const uid = (await findAccount(authPort, projectId)) ?? (await createAccount(authPort, projectId))
  const { name, email, phone } = sampleAccount
  const record = documentName(backend, `users/${uid}`)
  if (await exists(`${backend.origin}/v1/${record}`)) return
  const fields = { name: { stringValue: name }, email: { stringValue: email }, phone: { stringValue: phone } }
  await commit(backend, [{ update: { name: record, fields } }])
}

/** @param {number} port @param {string} projectId */
function localBackend(port, projectId) {
  if (!projectId.startsWith('demo-')) {
    throw new UserError(
      `Sample content is only for a local project, whose id begins with demo-, not for ${projectId}.`,
    )
  }
  return { origin: `http://${HOST}:${port}`, projectId, token: EMULATOR_OWNER }
}

/** @param {number} port @param {string} projectId @returns {Promise<string | undefined>} */
async function findAccount(port, projectId) {
  const { users } = await askAuth(port, `/projects/${projectId}/accounts:lookup`, {
    email: [sampleAccount.email],
  })
  return users?.[0]?.localId
}

/** @param {number} port @param {string} projectId @returns {Promise<string>} */
async function createAccount(port, projectId) {
  const { name, email, password } = sampleAccount
  const account = { displayName: name, email, password, emailVerified: true }
  const { localId } = await askAuth(port, `/projects/${projectId}/accounts`, account)
  return localId
}

/** @param {number} port @param {string} path @param {unknown} body */
async function askAuth(port, path, body) {
  const response = await fetch(`http://${HOST}:${port}/identitytoolkit.googleapis.com/v1${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${EMULATOR_OWNER}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`The Auth emulator answered ${response.status}: ${await response.text()}`)
  return response.json()
}

/** @param {string} address */
async function exists(address) {
  const response = await fetch(address, {
    headers: { Authorization: `Bearer ${EMULATOR_OWNER}` },
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  })
  if (response.ok || response.status === 404) return response.ok
  throw new Error(`Firestore answered ${response.status}: ${await response.text()}`)
}

async function main() {
  const { backend } = readEnvironment(process.env)
  if (backend.kind !== 'local') {
    throw new UserError(
      'Sample content is only for the local backend: run this without the VITE_FIREBASE variables.',
    )
  }
  const { added, changed, unchanged, edited } = await seed({ ...backend, onlyWhenEmpty: false })
  console.log(`Content: ${added} added, ${changed} changed, ${unchanged} as they were.`)
  if (edited > 0) console.log(`${edited} were edited there and stay so: npm run content:push says which.`)
  console.log(`Sample account: ${sampleAccount.email}, password ${sampleAccount.password}`)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main().catch((error) => {
    console.error(describeError(error))
    process.exitCode = 1
  })
}

import { createRequire } from 'node:module'
import { readEnvironment } from '../build/environment.mjs'
import { fromRoot } from '../lib/paths'
import { localUrl } from '../lib/ports'
import { UserError } from '../lib/userError'

/** @typedef {import('./store.mjs').Backend & { title: string }} Target */

/** The last that runs on Node 20. It is in no install: only whoever works on a real project needs it. */
const ADMIN = 'firebase-admin@13'

/** The emulators take this word for the owner of the project. It means nothing anywhere else. */
const EMULATOR_OWNER = 'owner'

/**
 * The local backend, or the project that was named.
 * @param {string | undefined} projectId
 * @returns {Promise<Target>}
 */
export async function openTarget(projectId) {
  if (projectId === undefined) return localTarget()
  if (projectId.startsWith('demo-')) {
    throw new UserError('A project that begins with demo- is a local one: leave out --project.')
  }
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(projectId)) {
    throw new UserError(
      `"${projectId}" is no id of a Firebase project: the console shows it in the project's settings.`,
    )
  }
  const origin = 'https://firestore.googleapis.com'
  return { title: `the project ${projectId}`, origin, projectId, token: await accessToken() }
}

/** @returns {Target} */
function localTarget() {
  const { LOCAL_FIRESTORE_PORT, LOCAL_PROJECT_ID } = process.env
  const { backend } = readEnvironment({ LOCAL_FIRESTORE_PORT, LOCAL_PROJECT_ID })
  if (backend.kind !== 'local') throw new Error('Without the VITE_FIREBASE variables the backend is local')
  const { projectId, firestorePort } = backend
  return {
    title: `the local backend (${projectId})`,
    origin: localUrl(firestorePort),
    projectId,
    token: EMULATOR_OWNER,
  }
}

/** As whoever this machine is signed in as. @returns {Promise<string>} */
async function accessToken() {
  const { applicationDefault } = loadAdmin()
  try {
    return (await applicationDefault().getAccessToken()).access_token
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
    throw new UserError(`No credentials of the project's owner (${reason}). Make a key in the Firebase console (Project settings, Service
accounts), keep it outside this folder and name it in GOOGLE_APPLICATION_CREDENTIALS, or run gcloud auth application-default login.`)
  }
}

/**
 * It stands with the emulators' tools, so that the app's install stays small.
 * @returns {{ applicationDefault: () => { getAccessToken: () => Promise<{ access_token: string }> } }}
 */
function loadAdmin() {
  try {
    return createRequire(fromRoot('emulators', 'package.json'))('firebase-admin/app')
  } catch {
    throw new UserError(`A real project needs firebase-admin once. Run
  npm install --prefix emulators --no-save --omit=optional ${ADMIN}
and this command again.`)
  }
}

/**
 * A local fetch that fails without an answer means that nothing listens there.
 * @param {unknown} error
 * @returns {never}
 */
export function explainSilence(error) {
  if (error instanceof TypeError) {
    throw new UserError('The backend does not answer: for the local one run npm start first.')
  }
  throw error
}

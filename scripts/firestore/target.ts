import { readLocalBackend } from '../lib/environment'
import { localUrl } from '../lib/ports'
import { reasonOf, UserError } from '../lib/userError'
import { isPortOpen } from '../local/freePorts'
import { type Accounts, type Database, loadAdmin } from './admin'

/** `title` names the backend in messages. */
export type Target = {
  title: string
  projectId: string
  database: Database
  openAccounts: () => Promise<Accounts>
}

const HOST = 'FIRESTORE_EMULATOR_HOST'
const AUTH_HOST = 'FIREBASE_AUTH_EMULATOR_HOST'

/** The local backend, or the named Firebase project. firebase-admin looks for a project in an emulator if HOST names one. */
export async function openTarget(project: string | undefined): Promise<Target> {
  if (project === undefined) return openLocalTarget()
  requireProjectId(project)
  const emulator = process.env[HOST]
  if (!emulator) {
    // Without it, Google refuses the owner's own sign-in.
    process.env.GOOGLE_CLOUD_QUOTA_PROJECT ??= project
    await readAccessToken()
  }
  const title = `the project ${project}${emulator ? ` in the emulator at ${emulator}` : ''}`
  const connected = await connect(project, emulator)
  const openAccounts = () => {
    // The studio has set it for the local backend, also for the publish that it starts.
    if (!emulator) delete process.env[AUTH_HOST]
    return connected.openAccounts()
  }
  return { title, ...connected, openAccounts }
}

export function requireProjectId(projectId: string) {
  if (projectId.startsWith('demo-')) {
    throw new UserError('Project ids that begin with demo- are local: leave out --project.')
  }
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(projectId)) {
    throw new UserError(
      `"${projectId}" is not a Firebase project id. The Firebase console shows the id under Project settings.`,
    )
  }
}

/** Tests name the backend with other variables. */
export async function openLocalTarget(variables = process.env): Promise<Target> {
  const { projectId, firestorePort, authPort } = readLocalBackend(variables)
  // firebase-admin would retry for minutes.
  if (!(await isPortOpen(firestorePort))) {
    throw new UserError(
      `The local backend does not answer at ${localUrl(firestorePort)}. Run npm start first.`,
    )
  }
  const connected = await connect(projectId, `127.0.0.1:${firestorePort}`)
  const openAccounts = () => {
    // firebase-admin reads it with every request.
    process.env[AUTH_HOST] = `127.0.0.1:${authPort}`
    return connected.openAccounts()
  }
  return { title: 'the site on this computer', ...connected, openAccounts }
}

async function connect(projectId: string, emulator: string | undefined) {
  const { getApps, initializeApp } = await loadAdmin('app')
  const { getFirestore } = await loadAdmin('firestore')
  const name = `${projectId} ${emulator}`
  const app = getApps().find((one) => one.name === name) ?? initializeApp({ projectId }, name)
  const before = process.env[HOST]
  // It reads the variable only here. The studio opens the local backend and a project in one process.
  if (emulator) process.env[HOST] = emulator
  const database = getFirestore(app)
  if (before === undefined) delete process.env[HOST]
  else process.env[HOST] = before
  return { projectId, database, openAccounts: async () => (await loadAdmin('auth')).getAuth(app) }
}

/** Fails if the owner's credentials are missing or have expired. */
export async function readAccessToken(): Promise<string> {
  const { applicationDefault } = await loadAdmin('app')
  try {
    return (await applicationDefault().getAccessToken()).access_token
  } catch (error) {
    if (/\bE(?:NOTFOUND|AI_AGAIN|CONN\w+|TIMEDOUT|NETUNREACH|HOSTUNREACH)\b/.test(reasonOf(error))) {
      throw new UserError('Google cannot be reached. Check the network and run the command again.')
    }
    throw new UserError(`There are no credentials, or Google refuses them (${reasonOf(error)}).
Run gcloud auth application-default login, or replace the key: step 4 of docs/launch.md.`)
  }
}
